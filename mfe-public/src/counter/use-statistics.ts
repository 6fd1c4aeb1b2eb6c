import { getStatistics, useQuery } from '@aranya/shared/api';
import { pageData } from '@aranya/shared/config';
import { DEFAULT_STATISTICS, type HomeStatistics } from '@aranya/shared/contracts';
import { setLoading, useAranyaDispatch } from '@aranya/shared/session';

const onFailure = (error: unknown) => console.warn('The statistics could not be loaded.', error);

/**
 * The headline numbers: those that came with the page, or the defaults, until the service answers; the defaults
 * where it does not.
 */
export function useStatistics(): HomeStatistics {
  const dispatch = useAranyaDispatch();
  const { data, failure } = useQuery(
    (_: object, signal) => getStatistics(signal).finally(() => dispatch(setLoading(false))),
    {},
    { onFailure },
  );
  const { statistics = DEFAULT_STATISTICS } = pageData();
  return data ?? (failure ? DEFAULT_STATISTICS : statistics);
}
