import { asc, gte, type SQL, sql } from 'drizzle-orm';
import { form, occurrence } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import { dataImport, importedOccurrence } from '../data-import/tables';
import { IDS_OF_PART, partOf } from '../place-files/known-places';
import type { PlaceSource } from '../place-files/manifest';
import type { PlaceTable } from './id-ranges';
import type { PublicRules } from './public-rules';
import { importOf } from './recorded-days';
import { protectedImportCell } from './tables';

/** Parts of a table that have rows, in order. */
export async function partsOf(db: Database, table: PlaceTable): Promise<number[]> {
  const parts: number[] = [];
  for (let from = 0; ; ) {
    const [next] = await db
      .select({ id: table.id })
      .from(table)
      .where(gte(table.id, from))
      .orderBy(asc(table.id))
      .limit(1);
    if (!next) return parts;
    const part = partOf(next.id);
    parts.push(part);
    from = (part + 1) * IDS_OF_PART;
  }
}

/** A number that stands for all of these values of a row, and for its id. */
const mark = (id: SQL, ...hashes: ((seed: SQL) => SQL)[]): SQL =>
  hashes.reduce((seed, hash) => hash(seed), sql`hashint8extended(${id}, 0)`);
const text = (value: SQL) => (seed: SQL) => sql`hashtextextended(${value}, ${seed})`;
const real = (value: SQL) => (seed: SQL) => sql`hashfloat8extended(${value}, ${seed})`;
const whole = (value: SQL) => (seed: SQL) =>
  sql`hashint8extended(coalesce(${value}, 0)::bigint, ${seed})`;

type Print = { records: string; sum: string; datasets: string };

/**
 * What tells the public rows of a part from what they were before, but for the protected cells of
 * recorders. The database reads the part and answers a line: a tenth of what reading it here costs.
 */
export type PrintOf = (part: number) => Promise<{ print: string; rows: number }>;

export async function printsOf(
  db: Database,
  rules: PublicRules,
  source: PlaceSource,
): Promise<PrintOf> {
  const rows = source === 'records' ? recordRows(rules) : importRows();
  const cells = source === 'records' ? new Map() : await cellsOfDatasets(db);
  const datasetsOfPart =
    source === 'records' ? sql`''` : sql`coalesce(string_agg(distinct dataset::text, ','), '')`;
  return async (part) => {
    const from = part * IDS_OF_PART;
    const found = await db.execute<Print>(sql`
      select count(*)::text as records, coalesce(sum(mark), 0)::text as sum,
        ${datasetsOfPart} as datasets
      from (${rows}) as marked where id >= ${from} and id < ${from + IDS_OF_PART}`);
    const { records, sum, datasets } = found.rows[0] as Print;
    const protectedCells = datasets
      .split(',')
      .sort()
      .map((dataset) => `${dataset}:${cells.get(Number(dataset)) ?? 0}`);
    const print = [records, sum, ...protectedCells].join(' ');
    return { print, rows: Number(records) };
  };
}

function recordRows({ batch: { publishedBefore } }: PublicRules): SQL {
  const inBatch = publishedBefore
    ? sql`and (${occurrence.receivedAt} is null
        or ${occurrence.receivedAt} < ${publishedBefore.toISOString()}::timestamptz)`
    : sql``;
  const { id, latitude, longitude, speciesName, appUserId, observedOn, submittedAt } = occurrence;
  return sql`
    select ${id} as id, null::integer as dataset, ${mark(
      sql`${id}`,
      real(sql`${latitude}`),
      real(sql`${longitude}`),
      text(sql`${speciesName}`),
      whole(sql`${appUserId}`),
      whole(sql`(${observedOn} - date '2000-01-01')`),
      whole(sql`extract(epoch from ${submittedAt})`),
    )} as mark
    from ${occurrence}
    join ${form} on ${form.id} = ${occurrence.formId} and ${form.kind} <> 'trial'
    where ${latitude} is not null and ${longitude} is not null ${inBatch}`;
}

function importRows(): SQL {
  const { id, latitude, longitude, species, eventDate } = importedOccurrence;
  return sql`
    select ${id} as id, ${dataImport.datasetId} as dataset, ${mark(
      sql`${id}`,
      real(sql`${latitude}`),
      real(sql`${longitude}`),
      text(sql`${species}`),
      text(sql`coalesce(${eventDate}, '')`),
    )} as mark
    from ${importedOccurrence}
    join ${dataImport} on ${dataImport.id} = ${importOf} and ${dataImport.state} = 'complete'`;
}

async function cellsOfDatasets(db: Database): Promise<Map<number, number>> {
  const rows = await db
    .select({ dataset: protectedImportCell.datasetId, cells: sql<string>`count(*)` })
    .from(protectedImportCell)
    .groupBy(protectedImportCell.datasetId);
  return new Map(rows.map(({ dataset, cells }) => [dataset, Number(cells)]));
}
