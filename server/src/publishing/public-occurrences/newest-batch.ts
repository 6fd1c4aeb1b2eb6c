import type { Database } from '../../platform/database/database';
import type { PlaceStore } from '../place-files/place-store';
import { recordsOfDays } from './cells-of-recorders';
import { daysOfUnknownCells } from './newest-records';
import type { PublicRules, PublicRulesCache } from './public-rules';
import { allUpTo, placesOf, recordsOf } from './read-places';
import { NEWEST, receivedSince } from './received-since';

/** Shows a batch before everything was compared for it. */
export interface NewestBatch {
  /** Whether there is one that was not looked up yet. */
  isDue(rules: PublicRules): boolean;
  /**
   * Shows what is public since the files were compared, and what is coarse by it, at one moment. A batch of more than
   * a look takes, and one of which a node still holds something, comes with the comparison alone.
   *
   * @returns false where too much is coarse by it: files may not be shown as they are by somebody who starts
   */
  look(rules: PublicRules): Promise<boolean>;
}

export function openNewestBatch(
  db: Database,
  rulesCache: PublicRulesCache,
  store: PlaceStore,
): NewestBatch {
  let lookedUp: number | null = null;

  /** Between which moments its records were received; null where nothing is to be looked up. */
  function dueSince({ batch, species }: PublicRules): { since: number; before: number } | null {
    const state = store.manifest?.state;
    const before = batch.publishedBefore?.getTime();
    // By another list of species places are others, too.
    if (!state?.publishedBefore || !before || state.species !== species) return null;
    if (state.publishedBefore === before || lookedUp === before) return null;
    return { since: state.publishedBefore, before };
  }

  /** Null: too many, or some are not seen yet. */
  async function cameWith(rules: PublicRules, since: number, before: number) {
    const { protectedBefore } = rules.batch;
    if (protectedBefore && rules.protectedTo < protectedBefore) return null;
    const received = await receivedSince(db, since, NEWEST + 1, before);
    if (received.length > NEWEST) return null;
    const ids = received.map(({ id }) => id);
    return allUpTo(NEWEST, placesOf(db, recordsOf(rules), ids));
  }

  return {
    isDue: (rules) => dueSince(rules) !== null,
    async look(rules) {
      const due = dueSince(rules);
      if (!due) return true;
      const days = await daysOfUnknownCells(db, store, rulesCache);
      const [moved, came] = await Promise.all([
        allUpTo(NEWEST, recordsOfDays(db, rules, days)),
        cameWith(rules, due.since, due.before),
      ]);
      lookedUp = due.before;
      if (!moved) return false;
      store.newest.beginBatch(due.before);
      await store.newest.put(moved, true);
      await store.newest.put(came ?? []);
      await store.show();
      return true;
    },
  };
}
