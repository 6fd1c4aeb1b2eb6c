import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabasePool } from '../configuration/database-pool';
import { isError } from '../problems/error-code';
import type { OpenDatabase } from './database';
import { migrationsFolder, NoDatabase, refuseEarlierTables, requireUsed } from './migration-state';

/** Advisory lock that serialises migrations: 'arny' as a number. */
const MIGRATION_LOCK = 0x61726e79;

/** A client waits this much beyond the server's limit before it discards a connection. */
const LOST_CONNECTION_MS = 5_000;

/** Maximum age of a connection in seconds, so that all find a new primary. */
const CONNECTION_LIFE_SECONDS = 900;

/**
 * @param creating False: a database without tables of this product is refused, left unchanged.
 * @throws Error with a sentence for the operator when the server is unreachable or the tables are
 *   older than the baseline; NoDatabase.
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
    // One connection remains open, so that a restore detects a running server.
    min: 1,
    maxLifetimeSeconds: CONNECTION_LIFE_SECONDS,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleTransactionMs,
    query_timeout: limits.statementMs + LOST_CONNECTION_MS,
  });
  // The pool replaces a connection that breaks while idle; without a listener the process would end.
  pool.on('error', () => undefined);
  // A connection may also break between two statements of a transaction; the next one fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    // The driver's own message is shorter than the one of a failed query.
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
 * Keeps a lock timeout, because other queries queue behind a blocked migration. Lock and limits
 * belong to the migration's transaction: behind a transaction pooler, session settings would remain
 * on a connection of another client.
 */
async function migrateUnderLock(client: pg.Client, lockMs: number): Promise<void> {
  // The connection breaks when the database stops; the running query then fails as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('begin');
    // No limit for waiting for the advisory lock and for the migration itself.
    await client.query('set local statement_timeout = 0');
    await client.query('set local lock_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(`set local lock_timeout = ${lockMs}`);
    // The migrator's own `begin` and `commit` apply to this transaction.
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.end();
  }
}

/** A refused connection has an inner error instead of a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return isError(error) ? error.message : String(error);
}
