import type { Database } from '../database/database';
import { keepOccurrenceIndex, type OccurrenceIndex } from './occurrence-index';
import { keepPublicRules, type PublicRules } from './public-rules';

/** What everybody may see, kept in memory: one per process, for maps of every kind. */
export interface PublicPlaces {
  rules(): Promise<PublicRules>;
  /** Places of the public records, coarse where the species is threatened. */
  index(): Promise<OccurrenceIndex>;
}

/** Nothing is read before somebody asks. */
export function keepPublicPlaces(db: Database): PublicPlaces {
  const rules = keepPublicRules(db);
  const readIndex = keepOccurrenceIndex(db);
  return { rules, index: async () => readIndex(await rules()) };
}
