import { DATABASE_POOL } from '../configuration/database-pool';
import type { ServerSettings } from '../configuration/settings';
import type { OpenDatabase } from './database';
import { openEmbeddedDatabase } from './embedded-database';
import { openPostgres } from './postgres';

/** How a command opens the database, where it differs from a server. */
export interface OpenOptions {
  /** False: leave the tables as they are. */
  migrate?: boolean;
  /** False: refuse a database that this product has never used, in place of making one. */
  create?: boolean;
  /** Added to the name that PostgreSQL knows this process by. */
  applicationSuffix?: string;
}

/**
 * Opens PostgreSQL where `settings.databaseUrl` is set, otherwise the embedded database in the
 * data folder, and brings its tables up to date. Several processes may do so at once on
 * PostgreSQL; the embedded database belongs to one process.
 *
 * @throws Error with a sentence for the operator when the database cannot be used; NoDatabase where
 *   there is none and none may be made.
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
