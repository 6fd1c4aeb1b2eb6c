import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { isError } from '../problems/error-code';
import type { OpenDatabase } from './database';
import { migrationsFolder } from './migrations-folder';
import * as schema from './schema';

/** Key of the advisory lock under which one process at a time migrates: 'arny' as a number. */
const MIGRATION_LOCK = 0x61726e79;

/** Longest wait for a free or new connection, in milliseconds. */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Opens a PostgreSQL database by its address and migrates it.
 *
 * @throws Error with a sentence for the operator when the server cannot be reached.
 */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end
  // the process.
  pool.on('error', () => undefined);
  // The same for one that breaks between two statements of a transaction; the next one fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrateUnderLock(pool);
  } catch (error) {
    await pool.end();
    throw new Error(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  return {
    db: drizzle(pool, { schema }),
    kind: 'postgres',
    close: async () => {
      if (!pool.ending) await pool.end();
    },
  };
}

async function migrateUnderLock(pool: pg.Pool): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(connection), { migrationsFolder: migrationsFolder() });
    await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    // Dropped rather than kept, so that the lock ends with it whatever happened.
    connection.release(true);
  }
}

/** The driver's reason; a refused connection arrives as an error without a message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return isError(error) ? error.message : String(error);
}
