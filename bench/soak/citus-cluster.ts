import { runOn } from '../../server/testing/test-citus';
import { type PostgresNode, startNode } from './postgres-nodes';

const SETTINGS = ["shared_preload_libraries = 'citus'"];

/** Starts a PostgreSQL with Citus, with an empty database of this name. */
export async function startCitusNode(programs: string, folder: string, database: string) {
  const node = await startNode(programs, folder, { settings: SETTINGS });
  await runOn(node.url('postgres'), `create database ${database}`);
  await runOn(node.url(database), 'create extension citus');
  return node;
}

/** Makes a node a worker of the cluster whose coordinator this is. */
export const addWorker = (coordinator: string, { port }: PostgresNode) =>
  runOn(coordinator, `select citus_add_node('127.0.0.1', ${port})`);

/** Rows of a table that is spread, by the node that has them. */
export async function rowsByNode(coordinator: string, table: string): Promise<number[]> {
  const rows: { rows: string }[] = await runOn(
    coordinator,
    `select nodeport, sum(result::bigint) as rows
     from run_command_on_shards('${table}', 'select count(*) from %s')
     join citus_shards using (shardid) group by nodeport order by nodeport`,
  );
  return rows.map((row) => Number(row.rows));
}
