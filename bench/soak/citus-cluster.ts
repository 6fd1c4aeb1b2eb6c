import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOn } from '../../server/testing/test-citus';
import { giveToPostgres, type PostgresNode, startNode } from './postgres-nodes';

const DATABASE = 'aranya';
const WORKERS = 2;

/**
 * Starts a coordinator and two workers on this machine.
 * @param programs folder of `initdb` and `pg_ctl`, of a PostgreSQL that has Citus
 * @param settings `name=value` for each node
 */
export async function startCluster(programs: string, settings: readonly string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'aranya-cluster-'));
  const nodes: PostgresNode[] = [];
  const start = async () => {
    const node = await startNode(programs, join(folder, `node${nodes.length}`), [
      "shared_preload_libraries = 'citus'",
      ...settings,
    ]);
    nodes.push(node);
    await runOn(node.url('postgres'), `create database ${DATABASE}`);
    await runOn(node.url(DATABASE), 'create extension citus');
    return node;
  };
  const remove = async () => {
    for (const node of nodes) await node.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await giveToPostgres(folder);
    const { port, url: urlOf } = await start();
    const url = urlOf(DATABASE);
    await runOn(url, `select citus_set_coordinator_host('127.0.0.1', ${port})`);
    for (let number = 0; number < WORKERS; number += 1) {
      const worker = await start();
      await runOn(url, `select citus_add_node('127.0.0.1', ${worker.port})`);
    }
    return {
      /** Address as superuser. */
      url,
      /** The coordinator first, then the workers. */
      nodes,
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

export async function rowsByNode(coordinator: string, table: string): Promise<number[]> {
  const rows: { rows: string }[] = await runOn(
    coordinator,
    `select nodeport, sum(result::bigint) as rows
     from run_command_on_shards('${table}', 'select count(*) from %s')
     join citus_shards using (shardid) group by nodeport order by nodeport`,
  );
  return rows.map((row) => Number(row.rows));
}
