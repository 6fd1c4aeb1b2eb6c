import { getCollectedData } from '@aranya/shared/api';
import type { CollectedDataRequest } from '@aranya/shared/contracts';
import { readPoints } from '../points/records/read-point';
import type { SpeciesFeature } from '../points/records/species-feature';

export type AskView = (
  view: NonNullable<CollectedDataRequest['view']>,
  signal: AbortSignal,
) => Promise<SpeciesFeature[]>;

export async function askPoints(userId: string, signal: AbortSignal) {
  const points = await getCollectedData({ userId, userInsight: false }, signal);
  const ask: AskView = async (view, viewSignal) =>
    readPoints(await getCollectedData({ userId, userInsight: false, view }, viewSignal));
  return {
    features: readPoints(points),
    total: points.reduce((sum, { count = 1 }) => sum + count, 0),
    ask: points.some(({ count }) => count !== undefined) ? ask : null,
  };
}
