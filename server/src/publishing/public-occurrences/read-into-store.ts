import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { ReadState } from '../place-files/manifest';
import type { NewPlace, PlaceStore } from '../place-files/place-store';
import { reconcile } from '../place-files/reconcile';
import { lastClosing } from './occurrence-index';
import type { PublicRules, PublicRulesCache } from './public-rules';
import { importsOf, placesAfter, recordsOf } from './read-places';

/** Changes with another database, and with other tables in it. */
export async function identityOf(db: Database): Promise<string> {
  const { rows } = await db.execute<{ identity: string }>(sql`
    select concat_ws(' ', current_database(), oid, 'occurrence'::regclass::oid) as identity
    from pg_database where datname = current_database()`);
  return rows[0]?.identity ?? '';
}

/** Changes with the species that are shown, and with how coarsely. */
function speciesOf({ published, coarseCells }: PublicRules): string {
  const lists = [[...published.keys()].sort(), [...coarseCells].sort()];
  return createHash('sha256').update(JSON.stringify(lists)).digest('hex');
}

const publishedBefore = ({ batch }: PublicRules) => batch.publishedBefore?.getTime() ?? null;

/** Whether what was public then still is, and no coarser. */
export function stillHolds(state: ReadState, rules: PublicRules): boolean {
  const now = publishedBefore(rules);
  const isNoLater =
    now === null || (state.publishedBefore !== null && state.publishedBefore <= now);
  return state.isSettled && isNoLater && state.species === speciesOf(rules);
}

/** Of imports as they were read, by the species that were shown. */
export const importsRead = (rules: PublicRules): string => `${rules.imports} ${speciesOf(rules)}`;

/** What a reading needs beside its index. */
interface Reading {
  db: Database;
  rulesCache: PublicRulesCache;
  /** See {@link identityOf}. */
  database: string;
  rules: PublicRules;
  /** They change only as a whole. */
  withImports: boolean;
  isStopped(): boolean;
}

/**
 * Reads all public records and writes what differs from the index. What was written is not seen yet.
 * @returns the rules after it
 */
export async function readIntoStore(store: PlaceStore, reading: Reading): Promise<PublicRules> {
  const { db, rulesCache, database, rules, withImports, isStopped } = reading;

  async function* rowsOf(
    source: ReturnType<typeof recordsOf>,
    reached: (until: number) => void = () => undefined,
  ): AsyncGenerator<NewPlace[]> {
    for await (const { places, until } of placesAfter(db, source, 0)) {
      if (isStopped()) throw new Error('The server stops.');
      reached(until);
      yield places;
    }
  }

  // Asked before reading: a closing meanwhile makes the next call read again.
  const closing = await lastClosing(db);
  const change = store.change();
  try {
    let lastRecord = 0;
    const records = rowsOf(recordsOf(rules), (until) => {
      lastRecord = until;
    });
    await reconcile(change, 'records', records, store.newest);
    if (withImports) await reconcile(change, 'imports', rowsOf(importsOf(rules)));
    const after = await rulesCache.now();
    await change.commit({
      database,
      species: speciesOf(rules),
      version: rules.version,
      publishedBefore: publishedBefore(rules),
      closing,
      lastRecord,
      // A threatened species may have come while others around it were read.
      isSettled: after.version === rules.version,
    });
    return after;
  } catch (error) {
    await change.discard();
    throw error;
  }
}
