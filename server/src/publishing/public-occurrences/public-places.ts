import type { Database } from '../../platform/database/database';
import { keepOccurrenceIndex, type OccurrenceIndex } from './occurrence-index';
import {
  keepPublicRules,
  type PublicationTimes,
  type PublicRules,
  type PublicRulesKeeper,
} from './public-rules';

/** What everybody may see, kept in memory: one per process, for maps of every kind. */
export interface PublicPlaces {
  /** As they were a second ago at most. */
  rules(): Promise<PublicRules>;
  /** As they are now; for whoever reads places from the database. */
  rulesNow: PublicRulesKeeper['now'];
  /** Places of the public records, coarse where the species is threatened. */
  index(): Promise<OccurrenceIndex>;
}

/** Nothing is read before somebody asks. */
export function keepPublicPlaces(db: Database, times: PublicationTimes): PublicPlaces {
  const rules = keepPublicRules(db, times);
  return { rules: rules.recent, rulesNow: rules.now, index: keepOccurrenceIndex(db, rules) };
}
