import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabasePool } from '../configuration/database-pool';
import { isError } from '../problems/error-code';
import type { OpenDatabase } from './database';
import { refuseEarlierTables } from './migration-state';
import { migrationsFolder } from './migrations-folder';
import { NoDatabase, requireUsed } from './no-database';

/** Key of the advisory lock under which one process at a time migrates: 'arny' as a number. */
const MIGRATION_LOCK = 0x61726e79;

/** A client waits this much longer than the server may work before it gives a connection up. */
const LOST_CONNECTION_MS = 5_000;

/** After this time a connection is replaced, so that all find a new primary, in seconds. */
const CONNECTION_LIFE_SECONDS = 900;

/**
 * Opens a PostgreSQL database by its address and, unless told otherwise, migrates it.
 *
 * @param creating False: a database without tables of this product is refused and left as it is.
 * @throws Error with a sentence for the operator when the server cannot be reached or the tables are
 *   from before the baseline; NoDatabase.
 */
export async function openPostgres(
  databaseUrl: string,
  limits: DatabasePool,
  migrating: boolean,
  creating: boolean,
): Promise<OpenDatabase> {
  const connection = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: limits.connectMs,
    application_name: limits.applicationName,
    keepAlive: true,
  };
  const pool = new pg.Pool({
    ...connection,
    max: limits.connections,
    // One stays open, so that anyone who restores a backup sees that a server runs.
    min: 1,
    maxLifetimeSeconds: CONNECTION_LIFE_SECONDS,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleTransactionMs,
    query_timeout: limits.statementMs + LOST_CONNECTION_MS,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end
  // the process.
  pool.on('error', () => undefined);
  // The same for one that breaks between two statements of a transaction; the next one fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    // The driver's own reason is shorter than that of a failed query.
    await pool.query('select 1');
    if (!creating) await requireUsed(drizzle(pool));
    await refuseEarlierTables(drizzle(pool));
    if (migrating) await migrateUnderLock(new pg.Client(connection), limits.lockMs);
  } catch (error) {
    await pool.end();
    if (error instanceof NoDatabase) throw error;
    throw new Error(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  return {
    db: drizzle(pool),
    kind: 'postgres',
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      if (!pool.ending) await pool.end();
    },
  };
}

/**
 * Migrates on a connection of its own: it may take longer than a query of a server, but waits only
 * so long for a table that others use, because everybody else waits behind it. Lock and limits are of one
 * transaction, the migration's: behind a pooler per transaction they would stay with a connection that
 * somebody else gets next.
 */
async function migrateUnderLock(client: pg.Client, lockMs: number): Promise<void> {
  // It breaks when the database stops; the query under way then fails as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('begin');
    // For the lock, and for what a migration takes, as long as it takes.
    await client.query('set local statement_timeout = 0');
    await client.query('set local lock_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(`set local lock_timeout = ${lockMs}`);
    // It begins a transaction, which is this one, and ends it.
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.end();
  }
}

/** The driver's reason; a refused connection arrives as an error without a message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return isError(error) ? error.message : String(error);
}
