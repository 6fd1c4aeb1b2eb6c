import type { ExploreRecordsQuery, RecordOrder } from '@aranya/shared/contracts/explore';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { occurrenceTally, publicPlace } from '../../collecting/public-places/tables';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import { visible } from '../public-occurrences/views/map-cells';
import { placeCondition, possibleTallies, type RecordFilter } from './record-filter';

export type RecordRow = {
  public_id: string;
  species: string;
  latitude: number;
  longitude: number;
  coarse_side: number;
  day: number;
  district: string;
  block: string;
  form_id: number;
  import_id: string | number;
  has_photo: boolean;
  is_confirmed: boolean;
  licence_period: number;
};

export const RECORD_COLUMNS = sql.raw(`public_id, species, latitude, longitude, coarse_side, day,
  district, block, form_id, import_id, has_photo, is_confirmed, licence_period`);

/** Null if it is not public. */
export async function readRecord(db: Database, id: string): Promise<RecordRow | null> {
  const { rows } = await db.execute<RecordRow>(sql`
    select ${RECORD_COLUMNS} from ${publicPlace}
    where public_id = ${id}::uuid and import_id = any(${visible})`);
  return rows[0] ?? null;
}

/** All end with the random id, so that no order tells when a record arrived. */
const ORDERS: Readonly<Record<RecordOrder, readonly (keyof RecordRow)[]>> = {
  date: ['day', 'public_id'],
  species: ['species', 'day', 'public_id'],
  district: ['district', 'day', 'public_id'],
};

const TYPES: Partial<Record<keyof RecordRow, string>> = {
  species: 'text',
  district: 'text',
  day: 'integer',
  public_id: 'uuid',
};

/** Values of the order's columns in the last row of a page. */
const CURSORS = {
  date: z.tuple([z.int32(), z.uuid()]),
  species: z.tuple([z.string(), z.int32(), z.uuid()]),
  district: z.tuple([z.string(), z.int32(), z.uuid()]),
};

function readCursor(after: string, sort: RecordOrder): readonly (string | number)[] {
  try {
    return CURSORS[sort].parse(JSON.parse(Buffer.from(after, 'base64url').toString('utf8')));
  } catch {
    throw new Problem('invalid_input');
  }
}

/** Conditions on the places of a part of an order, by the columns of the tallies that divide it. */
const IN_PART = {
  species: sql`species = part.species`,
  district: sql`district = part.district`,
  month: sql`day between part.month * 100 and part.month * 100 + 99`,
};

/** Reads parts one by one: an index may have many records in a row that the filter leaves out. */
function partsOf(sort: RecordOrder, filter: RecordFilter): (keyof typeof IN_PART)[] {
  const { species, districts, box, source, hasPhoto, months, from, to } = filter;
  const isMixed = Boolean(
    (sort === 'species' ? districts : species) || box || source || hasPhoto || months || from || to,
  );
  return [...(sort !== 'date' && isMixed ? [sort] : []), ...(months ? (['month'] as const) : [])];
}

/** Seeks from the previous page's last row, so that each page costs the same. */
export async function readRecords(
  db: Database,
  filter: RecordFilter,
  {
    sort,
    direction,
    after,
    limit,
  }: Pick<ExploreRecordsQuery, 'sort' | 'direction' | 'after' | 'limit'>,
): Promise<{ rows: RecordRow[]; next: string | null }> {
  const order = ORDERS[sort];
  const row = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql`, `)})`;
  const columns = order.map((name) => sql.raw(name));
  const isLater = after
    ? sql`and ${row(columns)} ${sql.raw(direction === 'asc' ? '>' : '<')} ${row(
        readCursor(after, sort).map(
          (value, index) => sql`${value}::${sql.raw(TYPES[order[index] ?? 'day'] ?? 'text')}`,
        ),
      )}`
    : sql``;
  const by = (names: readonly SQL[]) =>
    sql.join(
      names.map((name) => sql`${name} ${sql.raw(direction)}`),
      sql`, `,
    );
  const found = (isInPart: readonly SQL[]) => sql`
    select ${RECORD_COLUMNS} from ${publicPlace}
    where ${sql.join([placeCondition(filter), ...isInPart], sql` and `)} ${isLater}
    order by ${by(columns)} limit ${limit + 1}`;
  const parts = partsOf(sort, filter);
  const names = parts.map((part) => sql.raw(part));
  const { rows } = await db.execute<RecordRow>(
    parts.length === 0
      ? found([])
      : sql`
        select found.* from (
          select distinct ${sql.join(names, sql`, `)} from ${occurrenceTally}
          where ${possibleTallies(filter)} order by ${by(names)}
        ) as part, lateral (${found(parts.map((part) => IN_PART[part]))}) as found
        order by ${by([...names.map((name) => sql`part.${name}`), ...columns.map((name) => sql`found.${name}`)])}
        limit ${limit + 1}`,
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isMore = rows.length > limit && last;
  return {
    rows: page,
    next: isMore
      ? Buffer.from(JSON.stringify(order.map((name) => last[name]))).toString('base64url')
      : null,
  };
}
