import type { Database } from '../../platform/database/database';
import type { PlaceStore } from '../place-files/place-store';
import { daysOfCells, recordsOfDays } from './cells-of-recorders';
import { newCellsFrom } from './newest-records';
import type { PublicRules, PublicRulesCache } from './public-rules';
import { allUpTo, placesOf, recordsOf } from './read-places';
import { NEWEST, receivedSince } from './received-since';

/** Shows a batch before everything was compared for it. */
export interface NewestBatch {
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
  let shown: number | null = null;

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
    async look(rules) {
      const state = store.manifest?.state;
      const before = rules.batch.publishedBefore?.getTime();
      // By another list of species places are others, too.
      if (!state?.publishedBefore || !before || state.species !== rules.species) return true;
      if (state.publishedBefore === before || shown === before) return true;
      const days = await daysOfCells(db, newCellsFrom(store, rulesCache));
      const moved = await allUpTo(NEWEST, recordsOfDays(db, rules, days));
      if (!moved) return false;
      const came = await cameWith(rules, state.publishedBefore, before);
      store.newest.overtake();
      await store.newest.put(moved, true);
      await store.newest.put(came ?? []);
      await store.show();
      shown = before;
      return true;
    },
  };
}
