import { getCollectedData, useQuery } from '@aranya/shared/api';
import type { CollectedDataRequest } from '@aranya/shared/contracts';
import { useSession, useSessionReady } from '@aranya/shared/session';
import { readPoints } from '../points/read-point';
import type { SpeciesFeature } from '../points/species-feature';

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
  /** Only logged (specification section 8). */
  | { state: 'failed' };

/** The records of a part of the map. */
export type AskView = (
  view: NonNullable<CollectedDataRequest['view']>,
  signal: AbortSignal,
) => Promise<SpeciesFeature[]>;

async function askPoints(userId: string, signal: AbortSignal) {
  const points = await getCollectedData({ userId, userInsight: false }, signal);
  const ask: AskView = async (view, viewSignal) =>
    readPoints(await getCollectedData({ userId, userInsight: false, view }, viewSignal));
  return {
    features: readPoints(points),
    total: points.reduce((sum, { count = 1 }) => sum + count, 0),
    ask: points.some(({ count }) => count !== undefined) ? ask : null,
  };
}

const onFailure = (error: unknown) => console.warn('Error fetching collected data', error);

/** Asks for the signed-in person's points; a person without an odkUserId makes no call. */
export function useCollectedPoints(): CollectedPoints {
  const { odkUserId } = useSession();
  const isReady = useSessionReady();
  const mayAsk = isReady && odkUserId !== '';
  const { currentData, isFetching, keptAt } = useQuery(askPoints, mayAsk ? odkUserId : null, {
    onFailure,
  });
  if (isReady && odkUserId === '') return { state: 'not-set-up' };
  if (currentData) return { state: 'here', ...currentData, keptAt };
  return { state: isFetching || !isReady ? 'loading' : 'failed' };
}
