import { setImmediate } from 'node:timers/promises';
import { asc, desc, gt, lt } from 'drizzle-orm';
import type { occurrence } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import type { importedOccurrence } from '../data-import/tables';

/** Tables of places, which may have millions of rows. */
export type PlaceTable = typeof occurrence | typeof importedOccurrence;

/** Rows of one range at most; in between, others are served. */
const ROWS_AT_ONCE = 500;

/** Ids of a table, both ends included. */
export interface IdRange {
  from: number;
  until: number;
}

/**
 * The ids of a table after one, a range at a time: however little the database knows about its
 * tables, what is read by such a range goes by the primary key and never sorts all rows.
 *
 * @param bounds rows: so many ids in a range at most
 */
export async function* idRanges(
  db: Database,
  table: PlaceTable,
  after: number,
  { rows = ROWS_AT_ONCE }: { rows?: number } = {},
): AsyncGenerator<IdRange> {
  let last = after;
  for (;;) {
    const [next] = await db
      .select({ id: table.id })
      .from(table)
      .where(gt(table.id, last))
      .orderBy(asc(table.id))
      .limit(1);
    if (!next) return;
    // Asked for before the rows, so that no later one is passed over.
    const [end] = await db
      .select({ id: table.id })
      .from(table)
      .where(lt(table.id, next.id + rows))
      .orderBy(desc(table.id))
      .limit(1);
    last = end?.id ?? next.id;
    yield { from: next.id, until: last };
    // The embedded database answers within the same turn of the event loop, time and again.
    await setImmediate();
  }
}
