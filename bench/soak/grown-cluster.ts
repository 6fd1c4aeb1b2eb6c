import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runOn } from '../../server/testing/test-citus';
import { checkAcknowledged } from './acknowledged';
import { addWorker, rowsByNode, startCitusNode } from './citus-cluster';
import { findCluster } from './cluster-nodes';
import { moreTaken, startCollectors, toldWhen } from './collectors';
import { counted, inSeconds, type PartResult } from './figures';
import { countFilled, fillRecords } from './filled-records';
import { onCluster } from './on-cluster';

const PHONES = 8;
const PHOTO_BYTES = 20_000;
const RECORDS_BETWEEN = 100;
const SHARDS = 6;
const LOOK_MS = 500;

/**
 * Adds a worker to a Citus cluster and lets it take its part of the rows, while a server runs and phones send.
 *
 * @param folder As of {@link findCluster}.
 * @param records That are there before.
 */
export async function growUnderLoad(folder: string, records: number): Promise<PartResult> {
  const cluster = await findCluster(folder);
  const [program = ''] = (await readFile(join(folder, 'node0', 'postmaster.opts'), 'utf8')).split(
    ' ',
  );
  return onCluster(cluster.address, SHARDS, async (server, databaseUrl) => {
    await server.withContext(({ database }) => fillRecords(database.db, records));
    await server.start();
    const collectors = startCollectors(server, { phones: PHONES, photoBytes: PHOTO_BYTES });
    await moreTaken(collectors, RECORDS_BETWEEN);
    const data = join(folder, 'added');
    const database = new URL(databaseUrl).pathname.slice(1);
    const added = await startCitusNode(dirname(program), data, database);
    try {
      const before = await rowsByNode(databaseUrl, 'submission');
      const began = performance.now();
      await addWorker(databaseUrl, added);
      await runOn(databaseUrl, 'select citus_rebalance_start()');
      const isOver = async () => {
        const jobs = await runOn(databaseUrl, 'select state from citus_rebalance_status()');
        return jobs.every(
          ({ state }: { state: string }) => !['scheduled', 'running', 'failing'].includes(state),
        );
      };
      while (!(await isOver())) await pause(LOOK_MS);
      const seconds = inSeconds(performance.now() - began);
      await moreTaken(collectors, RECORDS_BETWEEN);
      await collectors.finish();
      const isAlive = server.isAlive();
      await server.kill();
      const statuses = counted(collectors.statuses);
      const withoutRecords = inSeconds(collectors.longestPause());
      const left = await server.withContext(({ database: { db } }) => countFilled(db));
      const after = await rowsByNode(databaseUrl, 'submission');
      return {
        part: 'a cluster that grows',
        database: 'citus',
        promises: [
          { what: 'the server stayed alive', kept: isAlive },
          toldWhen(collectors),
          {
            what: `another worker has its part (${before.join(', ')} before, ${after.join(', ')} after)`,
            kept: after.length === before.length + 1 && Math.min(...after) > 0,
          },
          { what: `${records} records from before are there (${left})`, kept: left === records },
          ...(await checkAcknowledged(server, collectors.sent)),
        ],
        figures: { records, shards: SHARDS, seconds, withoutRecords, statuses, before, after },
        summary: `from ${before.length} workers to ${after.length} in ${seconds} s, in which for ${withoutRecords} s at most no record was taken; ${collectors.sent.acknowledged.length} sent around it`,
      };
    } finally {
      await server.kill();
      await added.stop();
      await rm(data, { recursive: true, force: true });
    }
  });
}
