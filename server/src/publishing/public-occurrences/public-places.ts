import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/database';
import { tellsOfDamage } from '../place-files/segment-layout';
import { type OccurrenceIndex, openOccurrenceIndex } from './occurrence-index';
import { storeOpener } from './opened-store';
import {
  openPublicRules,
  type PublicationTimes,
  type PublicRules,
  type PublicRulesCache,
} from './public-rules';
import { openStoredOccurrenceIndex } from './stored-occurrence-index';

/** What everybody may see: one per process, for maps of every kind. */
export interface PublicPlaces {
  /** As they were a second ago at most. */
  rules(): Promise<PublicRules>;
  /** As they are now; for anyone who reads places from the database. */
  rulesNow: PublicRulesCache['now'];
  /**
   * Looks at the places of the public records, coarse where the species is threatened. Where a file
   * turns out to be damaged, everything is made again and looked at once more.
   */
  look<Seen>(at: (index: OccurrenceIndex) => Seen | Promise<Seen>): Promise<Seen>;
  /** Returns when all that was public at the call is seen: a start shows what was seen before it. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Nothing is read before somebody asks.
 * @param folder of the index; null: in memory
 */
export function openPublicPlaces(
  db: Database,
  times: PublicationTimes,
  folder: string | null,
  log: FastifyBaseLogger,
): PublicPlaces {
  if (!folder) {
    const rules = openPublicRules(db, times);
    const index = openOccurrenceIndex(db, rules);
    return {
      rules: rules.recent,
      rulesNow: rules.now,
      look: async (at) => at(await index()),
      // Nothing is kept from one start to the next.
      caughtUp: async () => undefined,
      close: async () => undefined,
    };
  }
  const openStore = storeOpener(db, folder);
  const rules = openPublicRules(db, times, {
    remembered: async () => {
      const { store } = await openStore();
      return store.manifest?.state ?? null;
    },
  });
  const stored = openStoredOccurrenceIndex(db, rules, openStore, (error) => {
    log.error({ err: error }, 'the index of the map was not read again: it shows what it had');
  });
  return {
    rules: rules.recent,
    rulesNow: rules.now,
    async look(at) {
      const index = await stored.index();
      try {
        return await at(index);
      } catch (error) {
        if (!tellsOfDamage(error)) throw error;
        stored.makeAgain(index);
        return at(await stored.index());
      }
    },
    caughtUp: stored.caughtUp,
    close: stored.close,
  };
}
