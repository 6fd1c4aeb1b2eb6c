import { sql } from 'drizzle-orm';
import type { ServerSettings } from '../../platform/configuration/settings';
import type { OpenDatabase } from '../../platform/database/database';

/** A server would serve cached data and write into it; the embedded database has its own lock. */
export async function requireNoServer(
  { db, kind }: OpenDatabase,
  { databasePool }: Pick<ServerSettings, 'databasePool'>,
): Promise<void> {
  if (kind !== 'postgres') return;
  const { rows } = await db.execute<{ servers: number }>(sql`
    select count(*)::int as servers from pg_stat_activity
    where datname = current_database() and application_name = ${databasePool.applicationName}`);
  if ((rows[0]?.servers ?? 0) === 0) return;
  throw new Error('A server uses this database. Stop every server first. Nothing was changed.');
}
