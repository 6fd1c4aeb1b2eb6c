import { sql } from 'drizzle-orm';
import { checkAcknowledged } from './acknowledged';
import { type Cluster, findCluster } from './cluster-nodes';
import { moreTaken, startCollectors } from './collectors';
import { counted, type PartResult, timesOf } from './figures';
import { onCluster } from './on-cluster';
import type { SoakServer } from './soak-server';

const PHONES = 8;
const PHOTO_BYTES = 20_000;
const RECORDS_BETWEEN = 60;
const SHARDS = 4;

/**
 * Kills nodes of a Citus cluster (`kill -9`) under load and starts them again: of three kills one is the
 * coordinator's.
 *
 * @param folder As of {@link findCluster}.
 */
export async function killNodesUnderLoad(folder: string, kills: number): Promise<PartResult> {
  const cluster = await findCluster(folder);
  return onCluster(cluster.address, SHARDS, (server) => killNodes(server, cluster, kills));
}

async function killNodes(
  server: SoakServer,
  { coordinator, workers }: Cluster,
  kills: number,
): Promise<PartResult> {
  await server.start();
  const collectors = startCollectors(server, { phones: PHONES, photoBytes: PHOTO_BYTES });
  const recovered: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await moreTaken(collectors, RECORDS_BETWEEN);
    const node =
      (kill % 3 < 2 && workers[(kill - Math.floor(kill / 3)) % workers.length]) || coordinator;
    await node.kill();
    await node.start();
    const start = performance.now();
    await moreTaken(collectors, 1);
    recovered.push(performance.now() - start);
  }
  await moreTaken(collectors, RECORDS_BETWEEN);
  await collectors.finish();
  const isAlive = server.isAlive();
  await server.kill();
  await endPrepared(server);
  const statuses = counted(collectors.statuses);
  const recovery = timesOf(recovered);
  return {
    part: 'nodes of a cluster killed',
    database: 'citus',
    promises: [
      { what: 'the server stayed alive', kept: isAlive },
      {
        what: `phones were told to try again (${JSON.stringify(statuses)})`,
        kept: Object.keys(statuses).every((status) => ['201', '503'].includes(status)),
      },
      ...(await checkAcknowledged(server, collectors.sent)),
    ],
    figures: { kills, workers: workers.length, statuses, recovery },
    summary: `${collectors.sent.acknowledged.length} records over ${kills} kills; taken again after ${Math.round(recovery.longest)} ms at most`,
  };
}

/** What a node had promised to the others and was killed over; Citus does so itself once a minute. */
const endPrepared = (server: SoakServer) =>
  server.withContext(async ({ database: { db } }) => {
    await db.execute(sql`select recover_prepared_transactions()`);
  });
