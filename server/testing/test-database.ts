import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeEmbeddedDatabase } from './embedded-template';
import { startTestPostgres, type TestPostgres } from './test-postgres';

/** Where the server of a test keeps its things. */
export interface TestStorage {
  dataFolder: string;
  /** Null: the embedded database in the data folder. */
  databaseUrl: string | null;
  /** Removes everything. */
  remove(): Promise<void>;
}

/** The database that the tests run on: `ARANYA_TEST_DATABASE`, by default `pglite`. */
export const testDatabaseKind = (): 'pglite' | 'postgres' =>
  process.env.ARANYA_TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite';

let postgres: Promise<TestPostgres> | null = null;
let users = 0;

/**
 * Makes an empty place for one test server.
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
  users += 1;
  postgres ??= startTestPostgres();
  const server = await postgres;
  const databaseUrl = await server.createDatabase(withTables);
  return {
    dataFolder,
    databaseUrl,
    async remove() {
      await server.dropDatabase(databaseUrl);
      await removeFolder();
      users -= 1;
      if (users > 0) return;
      postgres = null;
      await server.stop();
    },
  };
}
