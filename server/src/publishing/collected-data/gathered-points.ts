import type { CollectedPoint } from '@aranya/shared/contracts';
import { and, type SQL, sql } from 'drizzle-orm';
import { effectiveName } from '../../collecting/reviews/effective-name';
import { occurrence } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import { publishedDegree } from '../public-occurrences/views/occurrence-view';
import { type Cells, cellOf, coarser, inCells, type MapView, wholeCells } from './grid';
import { OWN_RECORDS_LIMITS } from './limits';
import type { LocalNames } from './local-names';
import { recordsWithIssues } from './records-with-issues';

/** Label for all names beyond the most frequent ones. */
const OTHER_NAMES = 'Other species';

export interface Gathering {
  localNames: LocalNames;
  /** Default: the whole world, including records without a place. */
  view?: MapView;
}

const WORLD = { west: -180, south: -90, east: 180, north: 90 };

/** A cell with one record returns that record. @param own Condition on `occurrence` */
export async function gatheredPoints(
  db: Database,
  own: SQL,
  { localNames, view }: Gathering,
): Promise<CollectedPoint[]> {
  let cells = wholeCells(view ?? { box: WORLD, zoom: OWN_RECORDS_LIMITS.firstZoom });
  for (;;) {
    const which = view ? (and(own, inCells(cells)) ?? own) : own;
    const rows = await cellRows(db, { own, which }, cells);
    if (rows.length <= OWN_RECORDS_LIMITS.points || cells.level === 0) {
      return rows.map((row) => described(row, localNames));
    }
    cells = coarser(cells);
  }
}

interface CellRow extends Record<string, unknown> {
  species_name: string | null;
  species_type: string | null;
  latitude: number | null;
  longitude: number | null;
  count: number;
  submitted_at: Date | string;
  has_issues: boolean;
  record: string | number;
}

async function cellRows(
  db: Database,
  { own, which }: { own: SQL; which: SQL },
  { level }: Cells,
): Promise<CellRow[]> {
  const { column, row } = cellOf(level);
  const { names, points } = OWN_RECORDS_LIMITS;
  const { rows } = await db.execute<CellRow>(sql`
    with named as (
      select ${effectiveName} as species_name from ${occurrence} where ${own}
      group by 1 order by count(*) desc, 1 limit ${names}
    )
    select named.species_name, ${column} as cell_column, ${row} as cell_row,
        count(*)::integer as count, avg(${occurrence.latitude}) as latitude,
        avg(${occurrence.longitude}) as longitude, min(${occurrence.submittedAt}) as submitted_at,
        min(${occurrence.speciesType}) as species_type, min(${occurrence.submissionId}) as record
      from ${occurrence}
      left join named on named.species_name = ${effectiveName}
      where ${which}
      group by 1, 2, 3
      order by count desc
      limit ${points + 1}`);
  const single = rows.flatMap(({ count, record }) => (count === 1 ? [Number(record)] : []));
  const withIssues = await recordsWithIssues(db, single);
  return rows.map((row) => ({
    ...row,
    has_issues: row.count === 1 && withIssues.has(Number(row.record)),
  }));
}

function described(row: CellRow, localNames: LocalNames): CollectedPoint {
  const { species_name: name, latitude, longitude, count } = row;
  const isOne = count === 1;
  const exact = (degree: number) => (isOne ? degree : publishedDegree(degree));
  return {
    speciesName: name ?? OTHER_NAMES,
    localName: name === null ? null : localNames(name),
    speciesType: isOne ? row.species_type : null,
    speciesLocation:
      latitude === null || longitude === null ? null : [exact(latitude), exact(longitude)],
    submissionDate: isOne ? new Date(row.submitted_at).toISOString() : null,
    ...(row.has_issues && { hasIssues: true as const }),
    count,
    ...(isOne && { recordId: String(row.record) }),
  };
}
