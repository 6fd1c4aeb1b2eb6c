import { sql } from 'drizzle-orm';
import type { Database } from './database';

/**
 * Whether the records of this database are spread over the nodes of a Citus cluster, as
 * `npm run database -- distribute` makes it: then a record's key holds its instance id beside its
 * number. Few statements differ there, and these ask.
 */
export async function isSpread(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from pg_index
    where indexrelid = to_regclass('submission_pkey') and indnkeyatts > 1`);
  return rows.length > 0;
}
