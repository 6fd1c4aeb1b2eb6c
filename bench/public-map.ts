import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ExploreFilter } from '@aranya/shared/contracts/explore';
import { sql } from 'drizzle-orm';
import { AXIS_BITS } from '../server/src/collecting/public-places/map-grid';
import { distributeTables } from '../server/src/commands/distribute/distribute-tables';
import { DATABASE_POOL } from '../server/src/platform/configuration/database-pool';
import type { Database } from '../server/src/platform/database/database';
import { openDatabase } from '../server/src/platform/database/open-database';
import { filteredCells } from '../server/src/publishing/explore/filtered-cells';
import { readFilter } from '../server/src/publishing/explore/record-filter';
import { readRecords } from '../server/src/publishing/explore/record-pages';
import { summarise } from '../server/src/publishing/explore/summary';
import { openBorders } from '../server/src/publishing/places/borders';
import { publishBatch } from '../server/src/publishing/public-occurrences/batches/publish-batch';
import { buildNextPart } from '../server/src/publishing/public-occurrences/building/build-map';
import { FIRST_STRIP } from '../server/src/publishing/public-occurrences/building/rebuild-cells';
import { readRules } from '../server/src/publishing/public-occurrences/protection/public-rules';
import { occurrenceView } from '../server/src/publishing/public-occurrences/views/occurrence-view';
import { machineOfRun } from './conditions-of-run';
import { openSoakServer } from './soak/soak-server';
import { LARGE_DATABASE, openSoakStorage } from './soak/soak-storage';

/**
 * `npm run bench:map`: views of the public map, filters of explore and a day's batch, on PostgreSQL or Citus.
 *
 * --records n   sizes of the map, by default 100000, 1000000 and 10000000
 * --batch n     records of a day, 9260 by default
 * --programs f  folder of `initdb` of a PostgreSQL that has Citus: measures a cluster of three nodes
 */
const { values } = parseArgs({
  options: {
    records: { type: 'string', multiple: true, default: ['100000', '1000000', '10000000'] },
    batch: { type: 'string', default: '9260' },
    programs: { type: 'string', default: '' },
  },
});

const HOURS = 24;
const HOUR_MS = 3_600_000;
const IMPORT = 1;
const VILLAGES = 2_000;

/** SQL of a number from 0 to 1 derived from a column, so that each run generates the same records. */
const drawn = (column: string, salt: number) =>
  `(abs(hashint8extended(${column}, ${salt})) % 1000003 / 1000003.0::float8)`;

const near = (from: string, to: string, salt: number) =>
  sql.raw(
    `${from} + (${to} - ${from}) * (0.4 * ${drawn('village', salt)} + 0.6 * ${drawn('id', salt)})`,
  );

async function places(from: number, to: number) {
  const blocks = [...(await borders()).blocks.values()].map(({ block, district, area }, number) => {
    const [west, south, east, north] = area.box;
    return { number, block: block.id, district: district.id, west, south, east, north };
  });
  return sql`
    select id, block, district, ${near('south', 'north', 1)} as latitude,
      ${near('west', 'east', 2)} as longitude
    from (select id, (id % ${sql.raw(String(VILLAGES))})::bigint as village
      from generate_series(${from}::bigint, ${to}::bigint) as id) as made
    join jsonb_to_recordset(${JSON.stringify(blocks)}::jsonb) as area(number integer, block text,
      district text, west float8, south float8, east float8, north float8)
      on number = village % ${blocks.length}`;
}

async function speciesBy(db: Database, column: string) {
  const names = [...(await readRules(db)).published.keys()];
  return sql`(${JSON.stringify(names)}::jsonb ->> (${sql.raw(column)} % ${names.length})::int)`;
}

const ROWS = 50_000;
const STATEMENT_MS = 1_800_000;

async function addRecords(db: Database, from: number, to: number) {
  const { rows: indexes } = await db.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'public_place' and indexname not like '%pk'`);
  // Millions of rows are indexed faster after they are stored.
  for (const { name } of indexes) await db.execute(sql.raw(`drop index ${name}`));
  for (let first = from; first <= to; first += ROWS) {
    await insertRecords(db, first, Math.min(to, first + ROWS - 1));
  }
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
  await db.execute(sql`update map_state set building = ${JSON.stringify(FIRST_STRIP)}::jsonb`);
  while (await buildNextPart(db, { borders, delayHours: HOURS }));
  await db.execute(sql`vacuum analyze public_place`);
  await db.execute(sql`vacuum analyze occurrence_cell`);
  await db.execute(sql`vacuum analyze occurrence_tally`);
}

async function insertRecords(db: Database, from: number, to: number) {
  const world = sql.raw(String(2 ** AXIS_BITS));
  await db.execute(sql`
    insert into public_place (import_id, record_id, species, latitude, longitude, map_column, map_row,
      public_id, day, block, district)
    select ${IMPORT}, id, ${await speciesBy(db, 'id')},
      latitude, longitude, floor((longitude + 180) / 360 * ${world}),
      floor((0.5 - ln(tan(pi() / 4 + radians(latitude) / 2)) / (2 * pi())) * ${world}),
      gen_random_uuid(), floor(2015 + 10 * ${sql.raw(drawn('id', 5))}) * 10000
        + floor(1 + 12 * ${sql.raw(drawn('id', 6))}) * 100 + floor(1 + 28 * ${sql.raw(drawn('id', 7))}),
      block, district
    from (${await places(from, to)}) as place`);
}

/** Milliseconds of 50 views around villages, in a window of 1280 by 640 pixels. */
async function timeViews(db: Database, zoom: number) {
  const { rows } = await db.execute<{ latitude: number; longitude: number }>(
    sql`select latitude, longitude from (${await places(1, 50)}) as place`,
  );
  const width = (360 / 256 / 2 ** zoom) * 1280;
  const times: number[] = [];
  for (const { latitude, longitude } of rows) {
    const [west, east] = [longitude - width / 2, longitude + width / 2];
    const [south, north] = [latitude - width / 4, latitude + width / 4];
    const began = performance.now();
    await occurrenceView(db, null, { west, south, east, north }, zoom);
    times.push(performance.now() - began);
  }
  const sorted = times.sort((one, other) => one - other);
  const inMs = (share: number) =>
    Number((sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(2));
  return { zoom, median: inMs(0.5), slowest: inMs(0.99) };
}

const FILTERS: readonly ExploreFilter[] = [
  {},
  { species: 'Shorea_robusta' },
  { state: 'odisha' },
  { district: 'odisha_angul' },
  { from: '2019-04', to: '2020-03' },
  { species: 'Shorea_robusta', district: 'odisha_angul', from: '2019-04', to: '2020-03' },
  { block: 'odisha_angul_angul' },
  { months: '6,7' },
  { bbox: '84,20,85,21' },
  { bbox: '76,14,84,22', species: 'Shorea_robusta', months: '6,7' },
  { bbox: '70,10,90,30', months: '6,7' },
];

/** Milliseconds, warm. */
async function timeFilters(db: Database) {
  const rules = await readRules(db);
  const known = await borders();
  const times: object[] = [];
  for (const wanted of FILTERS) {
    const filter = readFilter(wanted, rules, known);
    const page = { direction: 'desc', limit: 50 } as const;
    const india = { west: 68, south: 6, east: 98, north: 38 };
    const parts = {
      counts: () => summarise(db, filter, rules.published, known),
      byDate: () => readRecords(db, filter, { ...page, sort: 'date' }),
      bySpecies: () => readRecords(db, filter, { ...page, sort: 'species' }),
      byDistrict: () => readRecords(db, filter, { ...page, sort: 'district' }),
      map: () => filteredCells(db, filter, india, 5),
    };
    const inMs: Record<string, number> = {};
    for (const [part, read] of Object.entries(parts)) {
      await read();
      inMs[part] = Math.round(1000 * (await seconds(read)));
    }
    times.push({ filter: wanted, ...inMs });
  }
  return times;
}

async function addDay(db: Database, records: number) {
  const species = await speciesBy(db, 'number');
  await db.execute(sql`
    with sent as (
      insert into submission (form_id, instance_id, app_user_id, submitted_at)
      select form.id, 'uuid:' || gen_random_uuid(), app_user.id, now() - interval '60 hours'
      from generate_series(1, ${records}) as number, (select min(id) as id from form) as form,
        lateral (select id from app_user order by id offset number % 20 limit 1) as app_user
      returning *
    ), numbered as (select *, row_number() over (order by id) as number from sent)
    insert into occurrence (submission_id, instance_id, position, form_id, app_user_id, species_name, latitude,
      longitude, submitted_at, received_at, observed_on)
    select sent.id, sent.instance_id, 0, form_id, app_user_id, ${species},
      place.latitude, place.longitude, submitted_at, submitted_at, current_date - 3
    from numbered as sent join (${await places(1, records)}) as place on place.id = sent.number`);
}

const seconds = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return Number(((performance.now() - began) / 1000).toFixed(3));
};

const SHARDS = 8;

const storage = await openSoakStorage(
  values.programs ? 'citus' : 'postgres',
  values.programs,
  LARGE_DATABASE,
);
const borders = openBorders(storage.dataFolder);
const results: object[] = [];
try {
  await openSoakServer(storage);
  const database = await openDatabase({
    databaseUrl: storage.databaseUrl ?? '',
    dataFolder: storage.dataFolder,
    databasePool: { ...DATABASE_POOL, statementMs: STATEMENT_MS },
  });
  const { db } = database;
  if (values.programs) await distributeTables(db, SHARDS);
  const publish = (at: number) =>
    db.transaction((tx) => publishBatch(tx, { borders, delayHours: HOURS, clock: () => at }), {
      isolationLevel: 'repeatable read',
    });
  // The first batch precedes all records of the run.
  await publish(Date.now() - 4 * HOURS * HOUR_MS);
  while (await buildNextPart(db, { borders, delayHours: HOURS }));
  // Without its import the records would be withdrawn.
  await db.execute(sql`
    insert into data_import (id, kind, file_name, sha256, keep_good, state, runner)
    values (${IMPORT}, 'occurrences', 'generated', '', false, 'complete', 'bench')`);
  await db.execute(
    sql`insert into public_import (import_id, dataset_id, is_visible) values (${IMPORT}, 1, true)`,
  );
  let stored = 0;
  for (const records of values.records.map(Number)) {
    const building = await seconds(() => addRecords(db, stored + 1, records));
    stored = records;
    const views: object[] = [];
    for (const zoom of [4, 6, 8, 10, 12, 14, 16]) views.push(await timeViews(db, zoom));
    const filters = await timeFilters(db);
    results.push({
      records,
      'seconds to insert and count': building,
      'views in ms': views,
      filters,
    });
    console.log(JSON.stringify(results.at(-1)));
  }
  await addDay(db, Number(values.batch));
  const batch = await seconds(() => publish(Date.now()));
  const { rows } = await db.execute(sql`select last_batch_records from map_state`);
  results.push({ batch: Number(values.batch), into: stored, seconds: batch, ...rows[0] });
  console.log(JSON.stringify(results.at(-1)));
  await database.close();
} finally {
  await storage.remove();
}
const file = path.join(
  import.meta.dirname,
  'results',
  values.programs ? 'public-map-citus.json' : 'public-map.json',
);
await writeFile(file, `${JSON.stringify({ conditions: machineOfRun(), results }, null, 1)}\n`);
