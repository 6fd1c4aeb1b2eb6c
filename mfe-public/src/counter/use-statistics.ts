import { getStatistics } from '@aranya/shared/api';
import { DEFAULT_STATISTICS, type HomeStatistics } from '@aranya/shared/contracts';
import { setLoading, useAranyaDispatch } from '@aranya/shared/session';
import { useEffect, useState } from 'react';

/** The headline numbers: the defaults until the service answers, and where it does not. */
export function useStatistics(): HomeStatistics {
  const [statistics, setStatistics] = useState(DEFAULT_STATISTICS);
  const dispatch = useAranyaDispatch();

  useEffect(() => {
    const leaving = new AbortController();
    getStatistics(leaving.signal)
      .then((answered) => answered && setStatistics(answered))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) console.warn('The statistics did not come.', error);
      })
      .finally(() => dispatch(setLoading(false)));
    return () => leaving.abort();
  }, [dispatch]);

  return statistics;
}
