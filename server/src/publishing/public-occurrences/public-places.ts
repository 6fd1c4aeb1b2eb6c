import type { Database } from '../../platform/database/database';
import { type OccurrenceIndex, openOccurrenceIndex } from './occurrence-index';
import {
  openPublicRules,
  type PublicationTimes,
  type PublicRules,
  type PublicRulesCache,
} from './public-rules';

/** What everybody may see, kept in memory: one per process, for maps of every kind. */
export interface PublicPlaces {
  /** As they were a second ago at most. */
  rules(): Promise<PublicRules>;
  /** As they are now; for anyone who reads places from the database. */
  rulesNow: PublicRulesCache['now'];
  /** Places of the public records, coarse where the species is threatened. */
  index(): Promise<OccurrenceIndex>;
}

/** Nothing is read before somebody asks. */
export function openPublicPlaces(db: Database, times: PublicationTimes): PublicPlaces {
  const rules = openPublicRules(db, times);
  return { rules: rules.recent, rulesNow: rules.now, index: openOccurrenceIndex(db, rules) };
}
