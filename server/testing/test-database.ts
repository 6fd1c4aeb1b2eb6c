import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeEmbeddedDatabase } from './embedded-template';
import { databasesOfCluster } from './test-citus';
import { startTestPostgres, type TestPostgres } from './test-postgres';

/** Storage of a test server. */
export interface TestStorage {
  dataFolder: string;
  /** Null: the embedded database in the data folder. */
  databaseUrl: string | null;
  /** Closes the connections and drops the database. */
  remove(): Promise<void>;
}

/** Databases for tests: embedded, on one server, or distributed over a Citus cluster. */
export type TestDatabaseKind = 'pglite' | 'postgres' | 'citus';

/** The database that the tests run on: `ARANYA_TEST_DATABASE`, by default `pglite`. */
export function testDatabaseKind(): TestDatabaseKind {
  const kind = process.env.ARANYA_TEST_DATABASE;
  return kind === 'postgres' || kind === 'citus' ? kind : 'pglite';
}

const servers = new Map<TestDatabaseKind, Promise<TestPostgres>>();
const users = new Map<TestDatabaseKind, number>();

/** Returns the server of a kind; the first caller starts it. */
function serverOf(kind: TestDatabaseKind): Promise<TestPostgres> {
  const started = servers.get(kind) ?? (kind === 'citus' ? testCluster() : startTestPostgres());
  servers.set(kind, started);
  return started;
}

async function testCluster(): Promise<TestPostgres> {
  const address = process.env.ARANYA_TEST_CITUS_URL;
  if (!address) throw new Error('ARANYA_TEST_CITUS_URL does not say where the Citus cluster is.');
  return databasesOfCluster(address);
}

/**
 * Creates an empty storage for one test server.
 *
 * @param withTables False: a database that was never migrated.
 */
export async function openTestStorage(
  kind = testDatabaseKind(),
  withTables = true,
): Promise<TestStorage> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'aranya-test-'));
  const removeFolder = () => rm(dataFolder, { recursive: true, force: true });
  if (kind === 'pglite') {
    await placeEmbeddedDatabase(dataFolder, withTables);
    return { dataFolder, databaseUrl: null, remove: removeFolder };
  }
  const count = (by: number) => {
    const left = (users.get(kind) ?? 0) + by;
    users.set(kind, left);
    return left;
  };
  count(1);
  const server = await serverOf(kind);
  const databaseUrl = await server.createDatabase(withTables);
  return {
    dataFolder,
    databaseUrl,
    async remove() {
      await server.dropDatabase(databaseUrl);
      await removeFolder();
      if (count(-1) > 0) return;
      servers.delete(kind);
      await server.stop();
    },
  };
}
