import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { machineOfRun } from '../../bench/conditions-of-run';
import { startSoakPostgres } from '../../bench/soak/soak-postgres';
import { asked, filledDatabase } from './filled-database';
import { measureServedMap } from './served-map';

const OUT = path.join(import.meta.dirname, '..', '..', 'bench', 'results', 'map-served.json');

interface Options {
  /** So many occurrences, one run after the other. */
  occurrences: readonly number[];
  /** Address of a PostgreSQL server; null: one of its own, with the settings that it has by itself. */
  server: string | null;
  /** Where data folders and indexes are kept from one run to the next; null: nothing is kept. */
  folder: string | null;
}

/**
 * Measures the map with a real server and a filled database, and writes the figures to
 * `bench/results/map-served.json`; what is there of other numbers of records stays.
 */
export async function measureServedMaps({ occurrences, server, folder }: Options): Promise<void> {
  const postgres = server ? null : await startSoakPostgres();
  const address = server ?? postgres?.url ?? '';
  const place = folder ?? (await mkdtemp(path.join(tmpdir(), 'aranya-served-map-')));
  try {
    const { rows } = await asked(address, (client) =>
      client.query(`select version(), current_setting('fsync') as fsync`),
    );
    for (const count of occurrences) {
      const conditions = { ...machineOfRun(), ...rows[0] };
      const filled = await filledDatabase(address, count, path.join(place, 'filling'));
      const figures = await measureServedMap(filled, path.join(place, String(count)));
      const run = { conditions, figures };
      console.log(JSON.stringify(run, null, 1));
      await keep(count, run);
    }
  } finally {
    await postgres?.remove();
    if (!folder) await rm(place, { recursive: true, force: true });
  }
}

async function keep(count: number, run: object): Promise<void> {
  const text = await readFile(OUT, 'utf8').catch(() => '{}');
  const runs = { ...(JSON.parse(text) as object), [count]: run };
  await mkdir(path.dirname(OUT), { recursive: true });
  await writeFile(OUT, `${JSON.stringify(runs, null, 1)}\n`);
}
