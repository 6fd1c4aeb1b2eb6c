import { getStatistics, useQuery } from '@aranya/shared/api';
import { pageData } from '@aranya/shared/config';
import { DEFAULT_STATISTICS, type HomeStatistics } from '@aranya/shared/contracts';
import { setLoading, useAranyaDispatch } from '@aranya/shared/session';

const onFailure = (error: unknown) => console.warn('The statistics could not be loaded.', error);

/**
 * The headline numbers: the newest that the service told; until then, and where it does not answer, those that
 * came with the page; the defaults where none came.
 */
export function useStatistics(): HomeStatistics {
  const dispatch = useAranyaDispatch();
  const { data } = useQuery(
    (_: object, signal) => getStatistics(signal).finally(() => dispatch(setLoading(false))),
    {},
    { onFailure },
  );
  const { statistics = DEFAULT_STATISTICS } = pageData();
  return data ?? statistics;
}
