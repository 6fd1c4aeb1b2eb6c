import { databaseCommand } from '../../server/src/commands/database-command';
import { readSettings } from '../../server/src/platform/configuration/settings';
import { checkAcknowledged } from './acknowledged';
import { findCluster } from './cluster-nodes';
import { moreTaken, startCollectors, toldWhen } from './collectors';
import { counted, inSeconds, type PartResult } from './figures';
import { countFilled, fillRecords } from './filled-records';
import { onCluster } from './on-cluster';
import type { SoakServer } from './soak-server';

const PHONES = 8;
const PHOTO_BYTES = 20_000;
const RECORDS_BETWEEN = 100;
/** How long a call waits for a table: not until all is spread. */
const LOCK_MS = 2000;

/**
 * Spreads an institute's records over a Citus cluster with `npm run database -- distribute`, while a
 * server runs and phones send.
 *
 * @param folder As of {@link findCluster}.
 * @param records That are there before.
 */
export async function spreadUnderLoad(folder: string, records: number): Promise<PartResult> {
  const { address } = await findCluster(folder);
  const spread = async (server: SoakServer, databaseUrl: string): Promise<PartResult> => {
    const { dataFolder } = server.storage;
    await server.withContext(({ database }) => fillRecords(database.db, records));
    await server.start();
    const collectors = startCollectors(server, { phones: PHONES, photoBytes: PHOTO_BYTES });
    await moreTaken(collectors, RECORDS_BETWEEN);
    const began = performance.now();
    const said: string[] = [];
    const settings = readSettings({ DATABASE_URL: databaseUrl, ARANYA_DATA_DIR: dataFolder });
    await databaseCommand(settings, ['distribute'], (line) => said.push(line));
    const seconds = inSeconds(performance.now() - began);
    await moreTaken(collectors, RECORDS_BETWEEN);
    await collectors.finish();
    const isAlive = server.isAlive();
    await server.kill();
    const statuses = counted(collectors.statuses);
    const withoutRecords = inSeconds(collectors.longestPause());
    const left = await server.withContext(({ database }) => countFilled(database.db));
    return {
      part: 'records spread over a cluster',
      database: 'citus',
      promises: [
        { what: 'the server stayed alive', kept: isAlive },
        toldWhen(collectors),
        {
          what: `who would have waited for more than ${LOCK_MS / 1000} s was told to come again`,
          kept: (statuses[503] ?? 0) > 0,
        },
        { what: 'the command placed the tables', kept: /were placed on/.test(said.at(-1) ?? '') },
        { what: `${records} records from before are there (${left})`, kept: left === records },
        ...(await checkAcknowledged(server, collectors.sent)),
      ],
      figures: { records, seconds, withoutRecords, statuses },
      summary: `${records} records in ${seconds} s, in which for ${withoutRecords} s none was taken; ${collectors.sent.acknowledged.length} sent around it`,
    };
  };
  return onCluster(address, null, spread, { ARANYA_DATABASE_LOCK_MS: String(LOCK_MS) });
}
