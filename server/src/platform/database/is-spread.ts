import { sql } from 'drizzle-orm';
import type { Database } from './database';

/**
 * Whether the records of this database are spread over the nodes of a Citus cluster, as
 * `npm run database -- distribute` makes it. Few statements differ there, and these ask.
 */
export async function isSpread(db: Database): Promise<boolean> {
  const { rows: known } = await db.execute(
    sql`select 1 from pg_class where relname = 'pg_dist_partition'`,
  );
  if (known.length === 0) return false;
  const { rows: spread } = await db.execute(sql`
    select 1 from pg_dist_partition
    where logicalrelid = to_regclass('submission') and partmethod = 'h'`);
  return spread.length > 0;
}
