import type { Database } from '../../platform/database/database';
import type { PlaceStore } from '../place-files/place-store';
import {
  daysOfNewCells,
  daysOfRecords,
  type RecorderDay,
  recordsOfDays,
} from './cells-of-recorders';
import type { PublicRules, PublicRulesCache } from './public-rules';
import { allUpTo, placesOf, recordsOf } from './read-places';
import { NEWEST, type Received, receivedSince } from './received-since';

/** What records that came lately change in an index of an installation without delay. */
export interface NewestRecords {
  /**
   * Shows what came since the last look, and what is coarse by it, at one moment.
   * @returns false where it is too much, or something went from an edge: everything is to be compared
   */
  look(): Promise<boolean>;
}

/** Days of protected cells of which the files may not know. */
export async function daysOfUnknownCells(
  db: Database,
  { manifest }: PlaceStore,
  { storingMs }: PublicRulesCache,
): Promise<RecorderDay[]> {
  const { cells = {}, cellsAt, readFrom = 0 } = manifest?.state ?? {};
  return daysOfNewCells(db, cells, (cellsAt ?? readFrom) - storingMs);
}

/**
 * Looks for what came by when it was received, not by its number: a record that is stored later than another
 * may have the lower one. The last minute ({@link PublicRulesCache.storingMs}) is looked at again each time; what is known already is known by its id.
 */
export function openNewestRecords(
  db: Database,
  rulesCache: PublicRulesCache,
  store: PlaceStore,
): NewestRecords {
  let reached: number | null = null;
  /** When they were received. */
  const met = new Map<number, number>();

  /**
   * Days of which records may be coarse now.
   * @param fresh Those that files have are left out: who compared them moved what is around them.
   */
  async function daysOf(fresh: readonly Received[], rules: PublicRules): Promise<RecorderDay[]> {
    // Before the first look others may have come and gone, whose cells stay.
    if (reached === null) return daysOfUnknownCells(db, store, rulesCache);
    const threatened = fresh.filter(({ name }) => rules.coarseCells.has(name));
    return daysOfRecords(
      db,
      threatened.map(({ id }) => id),
    );
  }

  return {
    async look() {
      // What was too much for a look has been compared since: it goes on from there.
      const since =
        Math.max(reached ?? 0, store.manifest?.state.readFrom ?? 0) - rulesCache.storingMs;
      const received = await receivedSince(db, since, NEWEST + 1);
      if (received.length > NEWEST) return false;
      const fresh = received.filter(({ id }) => !met.has(id));
      if (fresh.length === 0 && reached !== null) return true;
      // What was listed is protected before it is read.
      const rules = await rulesCache.now();
      const unknown = new Set(await store.newest.unknown(fresh.map(({ id }) => id)));
      const came = await allUpTo(NEWEST, placesOf(db, recordsOf(rules), [...unknown]));
      const days = await daysOf(
        fresh.filter(({ id }) => unknown.has(id)),
        rules,
      );
      const moved = await allUpTo(NEWEST, recordsOfDays(db, rules, days));
      if (!came || !moved) return false;
      // New ones last: if this fails in between, they are still unknown, and all is done again.
      const gone = await store.newest.put(moved, true);
      await store.newest.put(came);
      for (const { id, at } of fresh) met.set(id, at);
      for (const [id, at] of met) if (at < since) met.delete(id);
      const last = received.at(-1);
      reached = Math.max(reached ?? since, last ? Math.min(last.at, last.now) : since);
      await store.show();
      return (
        store.newest.size <= NEWEST && !gone.some(({ name, code }) => store.isAtEdge(name, code))
      );
    },
  };
}
