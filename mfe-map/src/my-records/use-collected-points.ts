import { useQuery } from '@aranya/shared/api';
import { useSession, useSessionReady } from '@aranya/shared/session';
import type { SpeciesFeature } from '../points/records/species-feature';
import type { AskView } from './ask-points';
import { pointsOf } from './points-ahead';

export type CollectedPoints =
  | { state: 'loading' }
  /** Without a collection account there is nothing to request. */
  | { state: 'not-set-up' }
  /**
   * `total` includes points without a readable place. Many records are clustered by the server, and
   * `ask` requests those of a view. `keptAt` is the date of cached records.
   */
  | {
      state: 'here';
      features: SpeciesFeature[];
      total: number;
      ask: AskView | null;
      keptAt: Date | undefined;
      refetch: () => void;
    }
  /** The failure is logged (specification section 8), and reported on the map. */
  | { state: 'failed'; retry: () => void };

const onFailure = (error: unknown) => console.warn('Error fetching collected data', error);

/** Makes no call without an odkUserId. */
export function useCollectedPoints(): CollectedPoints {
  const { odkUserId } = useSession();
  const isReady = useSessionReady();
  const mayAsk = isReady && odkUserId !== '';
  const { currentData, isFetching, keptAt, refetch } = useQuery(
    pointsOf,
    mayAsk ? odkUserId : null,
    {
      onFailure,
    },
  );
  if (isReady && odkUserId === '') return { state: 'not-set-up' };
  if (currentData) return { state: 'here', ...currentData, keptAt, refetch };
  return isFetching || !isReady ? { state: 'loading' } : { state: 'failed', retry: refetch };
}
