import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { DownloadFormat, ExploreFilter } from '@aranya/shared/contracts/explore';
import { sql } from 'drizzle-orm';
import type { ServerContext } from '../server/src/assembly/context';
import type { Database } from '../server/src/platform/database/database';
import { textStream, zipStream } from '../server/src/platform/text/zip-stream';
import { archiveFiles } from '../server/src/publishing/downloads/archive-files';
import { licensedRecords } from '../server/src/publishing/downloads/licensed-records';
import { recordsCsv, recordsGeojson } from '../server/src/publishing/downloads/write-records';
import { placeCondition, readFilter } from '../server/src/publishing/explore/record-filter';
import { setRecordLicence } from '../server/src/publishing/licences/licences';
import { readRules } from '../server/src/publishing/public-occurrences/protection/public-rules';
import { machineOfRun } from './conditions-of-run';
import { openSoakServer } from './soak/soak-server';
import { LARGE_DATABASE, openSoakStorage } from './soak/soak-storage';

/**
 * `npm run bench:downloads`: rows per second and memory of downloads of public records, on PostgreSQL.
 *
 * --records n  size of the map, 1000000 by default
 */
const { values } = parseArgs({ options: { records: { type: 'string', default: '1000000' } } });
const records = Number(values.records);

/** Rows per statement: none may take longer than the server permits. */
const ROWS = 50_000;

async function addRecords(db: Database) {
  const names = [...(await readRules(db)).published.keys()];
  for (let first = 1; first <= records; first += ROWS) {
    const last = Math.min(records, first + ROWS - 1);
    await db.execute(sql`
      insert into public_place (import_id, record_id, species, latitude, longitude, map_column,
        map_row, public_id, day, district, block)
      select 0, n, ${JSON.stringify(names)}::jsonb ->> (n % ${names.length}),
        18 + random() * 4, 82 + random() * 5, (random() * 67000000)::int, (random() * 67000000)::int,
        gen_random_uuid(), (2015 + n % 10) * 10000 + (1 + n % 12) * 100 + 1 + n % 28,
        'odisha_angul', 'odisha_angul_angul'
      from generate_series(${first}::int, ${last}::int) as n`);
  }
  await db.execute(sql`vacuum analyze public_place`);
}

async function measure(context: ServerContext, filter: ExploreFilter, format: DownloadFormat) {
  const began = performance.now();
  const rules = await context.publicPlaces.rules();
  const read = readFilter(filter, rules, await context.borders());
  const found = await licensedRecords(context, placeCondition(read));
  const { licences } = await found.counts();
  const counted = performance.now();
  const file = { pages: found.pages(null), site: 'https://aranya.example', continues: false };
  const facts = {
    id: crypto.randomUUID(),
    brand: 'Aranya',
    site: file.site,
    madeAt: new Date(),
    citation: 'Citation',
    ...(await found.facts()),
  };
  const stream =
    format === 'dwca'
      ? zipStream(archiveFiles(facts, file))
      : textStream(format === 'csv' ? recordsCsv(file) : recordsGeojson(file));
  let [bytes, peak] = [0, 0];
  for await (const chunk of stream) {
    bytes += (chunk as Buffer).length;
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  const seconds = (performance.now() - counted) / 1000;
  const rows = licences.reduce((sum, { count }) => sum + count, 0);
  const result = {
    filter,
    format,
    rows,
    countMs: Math.round(counted - began),
    seconds: Number(seconds.toFixed(1)),
    rowsPerSecond: Math.round(rows / seconds),
    megabytes: Math.round(bytes / 1e6),
    peakMegabytes: Math.round(peak / 1e6),
  };
  console.log(JSON.stringify(result));
  return result;
}

const storage = await openSoakStorage('postgres', '', LARGE_DATABASE);
try {
  const server = await openSoakServer(storage);
  await server.withContext(async (context) => {
    const { db } = context.database;
    await addRecords(db);
    await setRecordLicence(db, 'CC-BY-4.0', true);
    const idleMegabytes = Math.round(process.memoryUsage().rss / 1e6);
    const results = [
      await measure(context, {}, 'csv'),
      await measure(context, {}, 'geojson'),
      await measure(context, {}, 'dwca'),
      await measure(context, { species: 'Shorea_robusta' }, 'csv'),
      await measure(context, { from: '2020-01', months: '6,7,8' }, 'csv'),
    ];
    const file = path.join(import.meta.dirname, 'results', 'downloads.json');
    const found = { conditions: machineOfRun(), records, idleMegabytes, results };
    await writeFile(file, `${JSON.stringify(found, null, 1)}\n`);
  });
} finally {
  await storage.remove();
}
