import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** There is no database of this product under the settings, and none may be made. */
export class NoDatabase extends Error {
  override name = 'NoDatabase';

  constructor() {
    super('There is no database of Aranya here.');
  }
}

/**
 * Refuses a database in which this product never made its tables.
 * @throws NoDatabase
 */
export async function requireUsed(db: Pick<Database, 'execute'>): Promise<void> {
  const { rows } = await db.execute<{ used: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as used`,
  );
  if (!rows[0]?.used) throw new NoDatabase();
}
