import { databaseCommand } from '../../server/src/commands/database-command';
import { readSettings } from '../../server/src/platform/configuration/settings';
import { checkAcknowledged } from './acknowledged';
import { findCluster } from './cluster-nodes';
import { moreTaken, startCollectors } from './collectors';
import { counted, type PartResult } from './figures';
import { countFilled, fillRecords } from './filled-records';
import { onCluster } from './on-cluster';

const PHONES = 8;
const PHOTO_BYTES = 20_000;
const RECORDS_BETWEEN = 100;
const PEOPLE = 2_000;

/**
 * Spreads an institute's records over a Citus cluster with `npm run database -- distribute`, while a
 * server runs and phones send.
 *
 * @param folder As of {@link findCluster}.
 * @param records That are there before.
 */
export async function spreadUnderLoad(folder: string, records: number): Promise<PartResult> {
  const { address } = await findCluster(folder);
  return onCluster(address, null, async (server, databaseUrl) => {
    const { dataFolder } = server.storage;
    await server.withContext(({ database }) =>
      fillRecords(database.db, { records, people: PEOPLE }),
    );
    await server.start();
    const collectors = startCollectors(server, { phones: PHONES, photoBytes: PHOTO_BYTES });
    await moreTaken(collectors, RECORDS_BETWEEN);
    const began = performance.now();
    const said: string[] = [];
    const settings = readSettings({ DATABASE_URL: databaseUrl, ARANYA_DATA_DIR: dataFolder });
    await databaseCommand(settings, ['distribute'], (line) => said.push(line));
    const seconds = Number(((performance.now() - began) / 1000).toFixed(1));
    await moreTaken(collectors, RECORDS_BETWEEN);
    await collectors.finish();
    const isAlive = server.isAlive();
    await server.kill();
    const statuses = counted(collectors.statuses);
    const withoutRecords = Number((collectors.longestPause() / 1000).toFixed(1));
    const left = await server.withContext(({ database }) => countFilled(database.db));
    return {
      part: 'records spread over a cluster',
      database: 'citus',
      promises: [
        { what: 'the server stayed alive', kept: isAlive },
        {
          what: `phones were told to try again, and when (${JSON.stringify(statuses)})`,
          kept:
            Object.keys(statuses).every((status) => ['201', '503'].includes(status)) &&
            collectors.withoutTime() === 0,
        },
        { what: 'the command placed the tables', kept: /were placed on/.test(said.at(-1) ?? '') },
        { what: `${records} records from before are there (${left})`, kept: left === records },
        ...(await checkAcknowledged(server, collectors.sent)),
      ],
      figures: { records, seconds, withoutRecords, statuses },
      summary: `${records} records in ${seconds} s, in which for ${withoutRecords} s none was taken; ${collectors.sent.acknowledged.length} sent around it`,
    };
  });
}
