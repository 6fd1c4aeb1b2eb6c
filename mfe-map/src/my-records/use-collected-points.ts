import { useQuery } from '@aranya/shared/api';
import { useSession, useSessionReady } from '@aranya/shared/session';
import type { SpeciesFeature } from '../points/species-feature';
import type { AskView } from './ask-points';
import { pointsOf } from './points-ahead';

/** The signed-in person's collected points, and how far we are with them. */
export type CollectedPoints =
  | { state: 'loading' }
  /** The person has no collection account yet, so there is nothing to ask for. */
  | { state: 'not-set-up' }
  /**
   * `total` counts the points without a readable place too. Where records are many they come gathered,
   * and `ask` gives those of a view. `keptAt` is when they came, where the network gave none now.
   */
  | {
      state: 'here';
      features: SpeciesFeature[];
      total: number;
      ask: AskView | null;
      keptAt: Date | undefined;
    }
  /** Logged (specification section 8), and said on the map. */
  | { state: 'failed'; retry: () => void };

const onFailure = (error: unknown) => console.warn('Error fetching collected data', error);

/** Asks for the signed-in person's points; a person without an odkUserId makes no call. */
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
  if (currentData) return { state: 'here', ...currentData, keptAt };
  return isFetching || !isReady ? { state: 'loading' } : { state: 'failed', retry: refetch };
}
