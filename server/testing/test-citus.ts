import { randomBytes } from 'node:crypto';
import pg from 'pg';
import {
  distributeTables,
  keepClusterSettings,
} from '../src/commands/distribute/distribute-tables';
import { openDatabase } from '../src/platform/database/open-database';
import { migrationsMark } from './migrations-mark';
import type { TestPostgres } from './test-postgres';

/** Number of partitions per table in tests: enough to use several nodes, and quick to create. */
const SHARDS = 4;

/** Key of the advisory lock for copying databases: 'test' as a number. */
const TEMPLATE_LOCK = 0x74657374;

/**
 * Test databases on the Citus cluster whose coordinator has this address, with distributed tables.
 * The cluster's database must list the workers. Databases are copied on every node, which is
 * quicker than creating shards.
 */
export function databasesOfCluster(address: string): TestPostgres {
  const addressWith = (name: string, node: string = address) => {
    const database = new URL(node);
    database.pathname = `/${name}`;
    return database.href;
  };
  let known: Promise<readonly string[]> | null = null;
  /** Addresses of all nodes, the coordinator's first. */
  const nodes = () => {
    known ??= runOn(
      address,
      'select nodename, nodeport from pg_dist_node where isactive order by groupid',
    ).then((rows) =>
      rows.map(({ nodename, nodeport }) => {
        const node = new URL(address);
        node.host = `${nodename}:${nodeport}`;
        return node.href;
      }),
    );
    return known;
  };
  const onEvery = async (statement: string) => {
    for (const node of await nodes()) await runOn(node, statement);
  };
  const nameOf = (database: string) => new URL(database).pathname.slice(1);
  const dropDatabase = (database: string) =>
    onEvery(`drop database if exists ${nameOf(database)} with (force)`);
  const withoutTables = async (name: string) => {
    await onEvery(`create database ${name}`);
    const all = await nodes();
    for (const node of all) await runOn(addressWith(name, node), 'create extension citus');
    const [{ hostname, port }, ...workers] = all.map((node) => new URL(node)) as [URL, ...URL[]];
    const place = (node: { hostname: string; port: string }) => `'${node.hostname}', ${node.port}`;
    const at = addressWith(name);
    await runOn(at, `select citus_set_coordinator_host(${place({ hostname, port })})`);
    for (const worker of workers) await runOn(at, `select citus_add_node(${place(worker)})`);
    return at;
  };
  /**
   * Takes a lock, because several test processes use one cluster: one creates the template, and the others
   * wait until it is complete.
   */
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
      return await work();
    } finally {
      await client.end();
    }
  };
  const copies = async (name: string) => {
    await alone(async () => {
      const from = await template();
      await onEvery(`create database ${name} template ${from}`);
    });
    // A copy of a database does not include these settings.
    const database = await openDatabase({ databaseUrl: addressWith(name), dataFolder: '' });
    await keepClusterSettings(database.db).finally(() => database.close());
    return addressWith(name);
  };
  let made: Promise<string> | null = null;
  const template = () => {
    made ??= makeTemplate();
    return made;
  };
  const makeTemplate = async () => {
    const name = `aranya_spread_${migrationsMark()}`;
    if ((await runOn(address, `select 1 from pg_database where datname = '${name}'`)).length > 0) {
      return name;
    }
    const at = await withoutTables(name);
    try {
      const database = await openDatabase({ databaseUrl: at, dataFolder: '' });
      await distributeTables(database.db, SHARDS).finally(() => database.close());
      // A database that is copied must have no connections, not even from the extension's own process.
      await onEvery(`alter database ${name} with allow_connections false`);
      await onEvery(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`,
      );
    } catch (error) {
      await dropDatabase(at);
      throw error;
    }
    return name;
  };
  return {
    address,
    createDatabase(withTables = false) {
      const name = `aranya_test_${randomBytes(6).toString('hex')}`;
      return withTables ? copies(name) : withoutTables(name);
    },
    dropDatabase,
    stop: async () => undefined,
  };
}

/** Runs one statement on a node, on a separate connection. */
export async function runOn(address: string, statement: string) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}
