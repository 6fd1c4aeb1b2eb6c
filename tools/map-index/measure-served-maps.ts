import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { machineOfRun } from '../../bench/conditions-of-run';
import { keepRun, RESULTS } from '../../bench/kept-run';
import { rowsByNode } from '../../bench/soak/citus-cluster';
import { inSeconds } from '../../bench/soak/figures';
import { startSoakPostgres } from '../../bench/soak/soak-postgres';
import { databaseCommand } from '../../server/src/commands/database-command';
import { readSettings } from '../../server/src/platform/configuration/settings';
import { asked, filledDatabase } from './filled-database';
import { measureServedMap } from './served-map';

const OUT = path.join(RESULTS, 'map-served.json');

interface Options {
  /** So many occurrences, one run after the other. */
  occurrences: readonly number[];
  /** Address of a PostgreSQL server; null: one of its own, with the settings that it has by itself. */
  server: string | null;
  /** Whether the server is a Citus cluster's coordinator, and records are spread over its workers. */
  isSpread: boolean;
  /** Where data folders and indexes are kept from one run to the next; null: nothing is kept. */
  folder: string | null;
}

/**
 * Measures the map with a real server and a filled database, and writes the figures to
 * `bench/results/map-served.json`; what is there of other numbers of records stays.
 */
export async function measureServedMaps(options: Options): Promise<void> {
  const { occurrences, server, isSpread, folder } = options;
  const postgres = server ? null : await startSoakPostgres();
  const address = server ?? postgres?.url ?? '';
  const place = folder ?? (await mkdtemp(path.join(tmpdir(), 'aranya-served-map-')));
  try {
    const { rows } = await asked(address, (client) =>
      client.query(`select version(), current_setting('fsync') as fsync`),
    );
    for (const count of occurrences) {
      const filled = await filledDatabase(address, count, path.join(place, 'filling'));
      const nodes = isSpread ? await spreadOverWorkers(filled.url, place) : {};
      const conditions = { ...machineOfRun(), ...rows[0] };
      const figures = await measureServedMap(filled, path.join(place, String(count)));
      const run = { conditions: { ...conditions, ...nodes }, figures };
      console.log(JSON.stringify(run, null, 1));
      await keepRun(OUT, isSpread ? `${count}, spread` : count, run);
    }
  } finally {
    await postgres?.remove();
    if (!folder) await rm(place, { recursive: true, force: true });
  }
}

/** Where the records of a filled database lie afterwards. */
async function spreadOverWorkers(url: string, dataFolder: string): Promise<object> {
  const settings = readSettings({ DATABASE_URL: url, ARANYA_DATA_DIR: dataFolder });
  const begun = performance.now();
  await databaseCommand(settings, ['distribute']);
  return {
    'spread over the workers in s': inSeconds(performance.now() - begun),
    'rows of occurrence on each worker': await rowsByNode(url, 'occurrence'),
  };
}
