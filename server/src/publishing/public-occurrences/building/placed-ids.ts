import { and, eq, gt, lte } from 'drizzle-orm';
import { publicPlace } from '../../../collecting/public-places/tables';
import type { Database } from '../../../platform/database/database';

/** Returns row ids of public records, after the first id and up to the second. */
export async function placedIds(
  db: Database,
  importId: number,
  after: number,
  upTo: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: publicPlace.recordId })
    .from(publicPlace)
    .where(
      and(
        eq(publicPlace.importId, importId),
        gt(publicPlace.recordId, after),
        lte(publicPlace.recordId, upTo),
      ),
    );
  return rows.map(({ id }) => id);
}
