import { pageData } from '@aranya/shared/config';
import { DEFAULT_STATISTICS, type HomeStatistics } from '@aranya/shared/contracts';
import { setLoading, useAranyaDispatch } from '@aranya/shared/session';
import { useEffect, useState } from 'react';

/**
 * Returns the service's newest numbers, else those in the page, else the defaults. The code that
 * calls the service is loaded after the page.
 */
export function useStatistics(): HomeStatistics {
  const dispatch = useAranyaDispatch();
  const { statistics = DEFAULT_STATISTICS } = pageData();
  const [newest, setNewest] = useState<HomeStatistics>();
  useEffect(() => {
    const call = new AbortController();
    import('@aranya/shared/api')
      .then(({ getStatistics }) => getStatistics(call.signal))
      .then((told) => call.signal.aborted || setNewest(told))
      .catch((error: unknown) => {
        if (call.signal.aborted) return;
        console.warn('The statistics could not be loaded.', error);
      })
      .finally(() => call.signal.aborted || dispatch(setLoading(false)));
    return () => call.abort();
  }, [dispatch]);
  return newest ?? statistics;
}
