import { getStatistics, useQuery } from '@aranya/shared/api';
import { DEFAULT_STATISTICS, type HomeStatistics } from '@aranya/shared/contracts';
import { setLoading, useAranyaDispatch } from '@aranya/shared/session';

const onFailure = (error: unknown) => console.warn('The statistics could not be loaded.', error);

/** The headline numbers: the defaults until the service answers, and where it does not. */
export function useStatistics(): HomeStatistics {
  const dispatch = useAranyaDispatch();
  const { data = DEFAULT_STATISTICS } = useQuery(
    (_: object, signal) => getStatistics(signal).finally(() => dispatch(setLoading(false))),
    {},
    { onFailure },
  );
  return data;
}
