import { getCollectedData, useQuery } from '@aranya/shared/api';
import { useSession, useSessionReady } from '@aranya/shared/session';
import { readPoints } from '../points/read-point';
import type { SpeciesFeature } from '../points/species-feature';

/** The signed-in person's collected points, and how far we are with them. */
export type CollectedPoints =
  | { state: 'loading' }
  /** The person has no collection account yet, so there is nothing to ask for. */
  | { state: 'not-set-up' }
  /** `total` counts the points without a readable place too. */
  | { state: 'here'; features: SpeciesFeature[]; total: number }
  /** Only logged (specification section 8). */
  | { state: 'failed' };

async function askPoints(userId: string, signal: AbortSignal) {
  const points = await getCollectedData({ userId, userInsight: false }, signal);
  return { features: readPoints(points), total: points.length };
}

const onFailure = (error: unknown) => console.warn('Error fetching collected data', error);

/** Asks for the signed-in person's points; a person without an odkUserId makes no call. */
export function useCollectedPoints(): CollectedPoints {
  const { odkUserId } = useSession();
  const isReady = useSessionReady();
  const mayAsk = isReady && odkUserId !== '';
  const { currentData, isFetching } = useQuery(askPoints, mayAsk ? odkUserId : null, { onFailure });
  if (isReady && odkUserId === '') return { state: 'not-set-up' };
  if (currentData) return { state: 'here', ...currentData };
  return { state: isFetching || !isReady ? 'loading' : 'failed' };
}
