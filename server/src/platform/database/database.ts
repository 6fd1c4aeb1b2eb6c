import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { DATABASE_POOL } from '../configuration/database-pool';
import type { ServerSettings } from '../configuration/settings';
import { openEmbeddedDatabase } from './embedded-database';
import { openPostgres } from './postgres';

/** Answer of `db.execute(sql`…`)`: both drivers give the rows under this name. */
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

interface Rows<Row> {
  rows: Row[];
}

/**
 * The database as every query sees it: the part that both drivers share. A transaction handed to
 * `db.transaction(async (tx) => …)` fits as well. Inside a transaction use `tx` only: the embedded
 * database has one connection, and a query on `db` would wait for the transaction forever.
 */
export type Database = PgDatabase<RowsHKT>;

/** An open database. `close` waits for running queries and leaves the files sound. */
export interface OpenDatabase {
  db: Database;
  kind: 'pglite' | 'postgres';
  /** Connections of PostgreSQL's pool, and how many wait for one; the embedded database has none. */
  pool?(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

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
