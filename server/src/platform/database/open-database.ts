import { DATABASE_POOL } from '../configuration/database-pool';
import type { ServerSettings } from '../configuration/settings';
import type { OpenDatabase } from './database';
import { openEmbeddedDatabase } from './embedded/embedded-database';
import { openPostgres } from './postgres';

export interface OpenOptions {
  /** False: leave the tables unchanged. */
  migrate?: boolean;
  /** False: refuse an unused database instead of creating one. */
  create?: boolean;
  applicationSuffix?: string;
}

/**
 * Several processes may migrate at once on PostgreSQL; the embedded database admits one process.
 * @throws Error with a sentence for the operator when the database cannot be used; NoDatabase when
 *   it is missing and must not be created.
 */
export async function openDatabase(
  settings: Pick<ServerSettings, 'databaseUrl' | 'dataFolder'> &
    Partial<Pick<ServerSettings, 'databasePool'>>,
  { migrate = true, create = true, applicationSuffix = '' }: OpenOptions = {},
): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder, databasePool: pool = DATABASE_POOL } = settings;
  if (!databaseUrl) return openEmbeddedDatabase(dataFolder, migrate, create);
  const applicationName = pool.applicationName + applicationSuffix;
  return openPostgres(databaseUrl, { ...pool, applicationName }, migrate, create);
}
