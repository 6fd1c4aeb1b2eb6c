import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOn } from '../../server/testing/test-citus';
import { addWorker, startCitusNode } from '../soak/citus-cluster';
import { makeNodeFolder, type PostgresNode, startNode } from '../soak/postgres-nodes';

const DATABASE = 'aranya';

/**
 * Runs something on a PostgreSQL of its own, or on a Citus cluster of its own, and removes it afterwards.
 *
 * @param programs Folder of `initdb` and `pg_ctl`, of a PostgreSQL that has Citus.
 * @param workers How many the cluster has; null: PostgreSQL without Citus.
 * @param run Hears the address of the (coordinator's) database, as its superuser, and the folders of all nodes, the
 *   coordinator's first.
 */
export async function onNodes<T>(
  programs: string,
  workers: number | null,
  run: (address: string, folders: readonly string[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'aranya-cluster-'));
  await makeNodeFolder(folder);
  const started: PostgresNode[] = [];
  try {
    if (workers === null) {
      const node = await startNode(programs, join(folder, 'node'));
      started.push(node);
      await runOn(node.url('postgres'), `create database ${DATABASE}`);
      return await run(node.url(DATABASE), [node.folder]);
    }
    for (let number = 0; number <= workers; number += 1) {
      started.push(await startCitusNode(programs, join(folder, `node${number}`), DATABASE));
    }
    const [coordinator, ...others] = started as [PostgresNode, ...PostgresNode[]];
    const address = coordinator.url(DATABASE);
    await runOn(address, `select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`);
    for (const worker of others) await addWorker(address, worker);
    return await run(
      address,
      started.map((node) => node.folder),
    );
  } finally {
    for (const node of started) await node.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
