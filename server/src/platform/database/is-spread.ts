import { sql } from 'drizzle-orm';
import type { Database } from './database';

/**
 * True on a Citus cluster (`npm run database -- distribute`). A record's key then contains its
 * instance id besides its number, and a few statements differ.
 */
export async function isSpread(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from pg_index
    where indexrelid = to_regclass('submission_pkey') and indnkeyatts > 1`);
  return rows.length > 0;
}
