import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

/** Recorders of the made-up records; few send most. */
const RECORDERS = 20_000;
/** Species of the list, packaged and made up. */
const SPECIES = 154;
/** Occurrences that one record has. */
const OCCURRENCES_OF_RECORD = 2;
/** Records that are written in one statement. */
const RECORDS_AT_ONCE = 250_000;

/** Where people record, west, south, east and north in degrees: parts of India, to the coasts. */
const REGIONS = [
  [74, 8.5, 78, 13],
  [74, 13, 82, 19],
  [70, 21, 74, 26],
  [74, 19, 84, 26],
  [82, 18, 87, 22],
  [75, 26, 84, 30],
  [75, 30, 79, 34],
  [90, 23, 95, 28],
] as const;

const packaged = ['species.json', 'species-other.json'].flatMap((file) => {
  const text = readFileSync(path.join(import.meta.dirname, '../../server/data', file), 'utf8');
  return JSON.parse(text) as { scientificName: string }[];
});

/** A number from 0 up to 1 for a row, another one for each seed. */
const part = (row: string, seed: number) =>
  `((hashint8extended(${row}, ${seed}) & 1048575) / 1048576.0::float8)`;

/**
 * Fills a database that has its tables and one form with records as phones send them: of ${SPECIES}
 * species of which some are threatened, around places all over India, of some years and many people.
 *
 * @param occurrences How many there are afterwards; those that are there stay.
 */
export async function fillRecords(client: pg.Client, occurrences: number): Promise<void> {
  await client.query(`
    insert into listed_species (species, scientific_name, local_name, conservation)
    select 'madeupia species' || letters, 'Madeupia species' || letters, 'Made up ' || n,
      case when n % 12 = 0 then 'medium' when n % 30 = 0 then 'high' else 'none' end
    from generate_series(${packaged.length + 1}, ${SPECIES}) as n
    cross join lateral (select translate(n::text, '0123456789', 'abcdefghij') as letters) as named
    on conflict do nothing`);
  await client.query(
    `create temporary table shape_species as
      select row_number() over (order by place, name) as number, name from (
        select 0 as place, name from unnest($1::text[]) as name
        union all select 1, scientific_name from listed_species) as one`.replace(
      '$1',
      `'{${packaged.map(({ scientificName }) => `"${scientificName}"`).join(',')}}'`,
    ),
  );
  await client.query(`
    create temporary table shape_region (number integer, west float8, south float8, east float8, north float8);
    insert into shape_region values ${REGIONS.map((box, number) => `(${[number, ...box].join(', ')})`).join(', ')}`);
  await client.query(`
    insert into app_user (project_id, display_name)
    select 1, 'Made up ' || n from generate_series(1, ${RECORDERS}) as n
    where not exists (select 1 from app_user where display_name = 'Made up 1')`);
  const first = await numberOf(
    client,
    `select min(id) from app_user where display_name like 'Made up %'`,
  );
  const form = await numberOf(client, 'select min(id) from form');
  const there = await numberOf(client, 'select count(*) from occurrence');
  const indexes = await dropIndexes(client);
  // Keys hold by how the rows are made.
  await client.query('set session_replication_role = replica; set synchronous_commit = off');
  const records = Math.ceil((occurrences - there) / OCCURRENCES_OF_RECORD);
  const begin = await numberOf(client, 'select coalesce(max(id), 0) from submission');
  for (let from = begin; from < begin + records; from += RECORDS_AT_ONCE) {
    const to = Math.min(begin + records, from + RECORDS_AT_ONCE);
    await client.query(`
      insert into submission (id, form_id, instance_id, app_user_id, submitted_at)
      select n, ${form}, 'uuid:made-up-' || n,
        ${first} + floor(${RECORDERS} * power(${part('n', 1)}, 3))::integer,
        now() - interval '3 years' * (1 - (n - ${begin})::float8 / ${records}) - interval '2 hours'
      from generate_series(${from + 1}, ${to}) as n`);
    await client.query(`
      insert into occurrence (submission_id, instance_id, position, form_id, app_user_id, species_name,
        species_type, latitude, longitude, accuracy, submitted_at, observed_on, received_at)
      select record.id, record.instance_id, place.position, ${form}, record.app_user_id, species.name, 'Tree',
        region.south + (region.north - region.south) * ${part('spot.number', 3)}
          + 0.3 * (${part('place.number', 4)} + ${part('place.number', 5)} - 1),
        region.west + (region.east - region.west) * ${part('spot.number', 6)}
          + 0.3 * (${part('place.number', 7)} + ${part('place.number', 8)} - 1),
        5, record.submitted_at, (record.submitted_at - interval '1 hour')::date, record.submitted_at
      from submission record
      cross join lateral (select position::smallint, record.id * 2 + position as number
        from generate_series(0, ${OCCURRENCES_OF_RECORD - 1}) as position) as place
      -- Two thousand spots; what one person records lies around few of them.
      cross join lateral (select ((hashint8extended(record.app_user_id, 11)
        + (hashint8extended(record.id, 12) & 3)) & 2047) as number) as spot
      join shape_region region on region.number = spot.number % ${REGIONS.length}
      join shape_species species
        on species.number = 1 + floor(${SPECIES} * power(${part('place.number', 9)}, 2))
      where record.id > ${from} and record.id <= ${to}`);
  }
  await client.query(`select setval('submission_id_seq', ${begin + records + 1})`);
  for (const definition of indexes) await client.query(definition);
  await client.query('set session_replication_role = origin; set synchronous_commit = on');
  await client.query('analyze');
  await client.query('checkpoint');
}

async function numberOf(client: pg.Client, query: string): Promise<number> {
  const { rows } = await client.query({ text: query, rowMode: 'array' });
  return Number(rows[0]?.[0]);
}

/** Filling a table with its indexes takes several times as long. @returns what makes them again */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`
    select indexname, indexdef from pg_indexes
    where tablename in ('submission', 'occurrence')
      and indexname not in (select conname from pg_constraint)`);
  for (const { indexname } of rows) await client.query(`drop index "${indexname}"`);
  return rows.map(({ indexdef }) => indexdef as string);
}
