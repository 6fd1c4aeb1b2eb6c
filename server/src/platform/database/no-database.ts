import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** The settings name no database of this product, and none may be created. */
export class NoDatabase extends Error {
  override name = 'NoDatabase';

  constructor() {
    super('There is no database of Aranya here.');
  }
}

/** Refuses a database without tables of this product. @throws NoDatabase */
export async function requireUsed(db: Pick<Database, 'execute'>): Promise<void> {
  const { rows } = await db.execute<{ used: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as used`,
  );
  if (!rows[0]?.used) throw new NoDatabase();
}
