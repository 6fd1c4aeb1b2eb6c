import { LEAST_SCORE, likeliest } from '@aranya/shared/contracts/review';
import type { SpeciesList } from '../../importing/species/read-species-list';
import { MODEL_LIMITS } from './limits';
import type { SpeciesScore } from './model';

/** Returns the likeliest listed species, under their names in the lists. */
export function listedScores(
  scores: readonly SpeciesScore[],
  published: SpeciesList,
): SpeciesScore[] {
  const best = new Map<string, number>();
  for (const { name, score } of scores) {
    const listed = published.get(name.toLowerCase())?.scientificName;
    if (listed && score > (best.get(listed) ?? LEAST_SCORE)) best.set(listed, score);
  }
  const all = [...best].map(([name, score]) => ({ name, score }));
  return likeliest(all, () => 1, MODEL_LIMITS.stored);
}
