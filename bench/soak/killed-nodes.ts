import { sql } from 'drizzle-orm';
import { checkAcknowledged } from './acknowledged';
import { type Cluster, findCluster } from './cluster-nodes';
import { moreTaken, startCollectors, toldWhen } from './collectors';
import { counted, type PartResult, timesOf } from './figures';
import { onCluster } from './on-cluster';
import type { SoakServer } from './soak-server';

const PHONES = 8;
const PHOTO_BYTES = 20_000;
const RECORDS_BETWEEN = 200;
const SHARDS = 4;

/**
 * Kills nodes of a Citus cluster (`kill -9`) under load and starts them again: of three kills one is the
 * coordinator's.
 *
 * @param folder As of {@link findCluster}.
 * @param perSecond Records that are sent a second, whether earlier ones were taken or not.
 */
export async function killNodesUnderLoad(
  folder: string,
  kills: number,
  perSecond: number,
): Promise<PartResult> {
  const cluster = await findCluster(folder);
  return onCluster(cluster.address, SHARDS, (server) =>
    killNodes(server, cluster, kills, perSecond),
  );
}

async function killNodes(
  server: SoakServer,
  { coordinator, workers }: Cluster,
  kills: number,
  perSecond: number,
): Promise<PartResult> {
  await server.start();
  const begin = performance.now();
  const load = { phones: PHONES, photoBytes: PHOTO_BYTES, perSecond };
  const collectors = startCollectors(server, load);
  const recovered: number[] = [];
  const away = { seconds: 0, taken: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    await moreTaken(collectors, RECORDS_BETWEEN);
    const node =
      (kill % 3 < 2 && workers[(kill - Math.floor(kill / 3)) % workers.length]) || coordinator;
    const [killed, before] = [performance.now(), collectors.sent.acknowledged.length];
    await node.kill();
    await node.start();
    const start = performance.now();
    away.seconds += (start - killed) / 1000;
    away.taken += collectors.sent.acknowledged.length - before;
    await moreTaken(collectors, 1);
    recovered.push(performance.now() - start);
  }
  await moreTaken(collectors, RECORDS_BETWEEN);
  const underLoad = (performance.now() - begin) / 1000;
  const takenInTime = collectors.sent.acknowledged.length;
  await collectors.finish();
  const isAlive = server.isAlive();
  await server.kill();
  await endPrepared(server);
  const recovery = timesOf(recovered);
  return {
    part: 'nodes of a cluster killed',
    database: 'citus',
    promises: [
      { what: 'the server stayed alive', kept: isAlive },
      toldWhen(collectors),
      ...(await checkAcknowledged(server, collectors.sent)),
    ],
    figures: {
      kills,
      workers: workers.length,
      'sent a second': perSecond,
      'taken a second': Number((takenInTime / underLoad).toFixed(1)),
      'taken a second while all nodes ran': Number(
        ((takenInTime - away.taken) / (underLoad - away.seconds)).toFixed(1),
      ),
      seconds: Number(underLoad.toFixed(1)),
      'seconds while a node was away': Number(away.seconds.toFixed(1)),
      statuses: counted(collectors.statuses),
      recovery,
    },
    summary: `${collectors.sent.acknowledged.length} records over ${kills} kills, ${perSecond} a second sent; taken again after ${Math.round(recovery.longest)} ms at most`,
  };
}

/** What a node had promised to the others and was killed over; Citus does so itself once a minute. */
const endPrepared = (server: SoakServer) =>
  server.withContext(async ({ database: { db } }) => {
    await db.execute(sql`select recover_prepared_transactions()`);
  });
