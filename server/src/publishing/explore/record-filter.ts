import { type GeoBox, readGeoBox } from '@aranya/shared/contracts';
import type { ExploreFilter } from '@aranya/shared/contracts/explore';
import { type SQL, sql } from 'drizzle-orm';
import type { StepBox } from '../../collecting/public-places/map-grid';
import {
  FROM_PHONES,
  occurrenceTally,
  publicImport,
  publicPlace,
} from '../../collecting/public-places/tables';
import { Problem } from '../../platform/problems/problem';
import type { Borders } from '../places/borders';
import type { PublicRules } from '../public-occurrences/protection/public-rules';
import { visible } from '../public-occurrences/views/map-cells';
import { inSteps } from '../public-occurrences/views/occurrence-view';
import { namesIn } from '../public-occurrences/views/public-occurrence-routes';
import { EXPLORE_LIMITS } from './limits';
import { groupOf } from './species-groups';

/** Parts that are null or undefined do not restrict. */
export interface RecordFilter {
  /** Scientific names in lower case. */
  species: readonly string[] | null;
  /** Ids of districts; several for a state. */
  districts: readonly string[] | null;
  block: string | undefined;
  box: GeoBox | undefined;
  /** Districts inside the box, and those that its edge may cut; undefined without a box. */
  boxDistricts: { inside: readonly string[]; edge: readonly string[] } | undefined;
  /** Months as numbers YYYYMM. */
  from: number | undefined;
  to: number | undefined;
  /** Months of the year, from 1. */
  months: readonly number[] | undefined;
  source: { kind: 'form' | 'dataset'; id: number } | undefined;
  hasPhoto: boolean;
  /** Excludes coarse records, because answers must not tell whether they were reviewed. */
  isConfirmed: boolean;
}

const monthNumber = (text: string | undefined) => text && Number(text.replace('-', ''));

/** Unknown species, places and sources have no records. */
export function readFilter(
  query: ExploreFilter,
  { published }: Pick<PublicRules, 'published'>,
  { blocks, districts: boxes }: Borders,
): RecordFilter {
  const { group, state, district, block, bbox, months, photo, confirmed } = query;
  const named = query.species === undefined ? null : namesIn(query.species);
  const ofGroup = group && [...published].filter(([, one]) => groupOf(one.type) === group);
  const inGroup = ofGroup && new Set(ofGroup.map(([name]) => name));
  const ofState = state && [...blocks.values()].filter((one) => one.state.id === state);
  const inState = ofState && new Set(ofState.map((one) => one.district.id));
  const [kind, number] = query.source?.split(':') ?? [];
  // With its district, a block's records are found in any order by an index.
  const ofDistrict = district ?? (block && blocks.get(block)?.district.id);
  const box = bbox === undefined ? undefined : readGeoBox(bbox);
  if (bbox !== undefined && !box) throw new Problem('invalid_input');
  const districts = inState
    ? [...inState].filter((id) => ofDistrict === undefined || id === ofDistrict)
    : ofDistrict === undefined
      ? null
      : [ofDistrict];
  return {
    species: inGroup ? [...inGroup].filter((name) => named?.includes(name) ?? true) : named,
    districts,
    block,
    box,
    boxDistricts: box && districtsOf(inSteps(box), boxes, districts),
    from: monthNumber(query.from) || undefined,
    to: monthNumber(query.to) || undefined,
    months: months === undefined ? undefined : [...new Set(months.split(',').map(Number))],
    source: (kind && { kind: kind as 'form' | 'dataset', id: Number(number) }) || undefined,
    hasPhoto: photo === 'yes',
    isConfirmed: confirmed === 'yes',
  };
}

/** Records outside of all borders have the district '' and may be anywhere. */
function districtsOf(
  box: StepBox,
  boxes: Borders['districts'],
  wanted: RecordFilter['districts'],
): RecordFilter['boxDistricts'] {
  const inside: string[] = [];
  const edge: string[] = wanted ? [] : [''];
  for (const [id, [west, south, east, north]] of boxes) {
    if (wanted && !wanted.includes(id)) continue;
    const { left, right, top, bottom } = inSteps({ west, south, east, north });
    const isInside =
      left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
    if (isInside) inside.push(id);
    else if (left <= box.right && right >= box.left && top <= box.bottom && bottom >= box.top)
      edge.push(id);
  }
  return { inside, edge };
}

/** Whether the tallies suffice to count the records of a filter. */
export const isTallied = ({ block, box, isConfirmed }: RecordFilter) =>
  block === undefined && box === undefined && !isConfirmed;

/** Whether the cells of the unfiltered map suffice. */
export function isOfSpeciesOnly(filter: RecordFilter): boolean {
  const { species: _, hasPhoto, isConfirmed, ...others } = filter;
  return !hasPhoto && !isConfirmed && Object.values(others).every((one) => one == null);
}

/** A single value lets an index return the other columns in order. */
const isIn = (column: SQL, values: readonly string[]) =>
  values.length === 1
    ? sql`${column} = ${values[0]}`
    : sql`${column} = any(array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)))`;

const numbers = (values: readonly number[]) => sql.raw(values.map(Math.trunc).join(', '));

/** Columns that places and tallies have. */
function sharedConditions({ species, districts, source, hasPhoto }: RecordFilter): SQL[] {
  return [
    ...(species ? [isIn(sql`species`, species)] : []),
    ...(districts ? [isIn(sql`district`, districts)] : []),
    ...(source?.kind === 'form' ? [sql`form_id = ${source.id}`] : []),
    source?.kind === 'dataset'
      ? sql`import_id = any(array(select import_id from ${publicImport}
          where is_visible and dataset_id = ${source.id}))`
      : source
        ? sql`import_id = ${sql.raw(String(FROM_PHONES))}`
        : sql`import_id = any(${visible})`,
    ...(hasPhoto ? [sql`has_photo`] : []),
  ];
}

/** A record of which only the year is known counts with the beginning of its year. */
const beginOf = (month: number) => (month % 100 === 1 ? month - 1 : month);

/** For rows of {@link publicPlace}. */
export function placeCondition(filter: RecordFilter): SQL {
  const { block, box, from, to, months, isConfirmed } = filter;
  return sql.join(
    [
      sql`public_id is not null`,
      ...sharedConditions(filter),
      ...(block === undefined ? [] : [sql`block = ${block}`]),
      ...(isConfirmed ? [sql`is_confirmed`] : []),
      ...(box ? [boxCondition(inSteps(box))] : []),
      ...(from === undefined ? [] : [sql`day >= ${beginOf(from) * 100}`]),
      ...(to === undefined ? [] : [sql`day between 1 and ${to * 100 + 99}`]),
      ...(months ? [sql`day / 100 % 100 in (${numbers(months)})`] : []),
    ],
    sql` and `,
  );
}

/** For rows of {@link occurrenceTally}, and filters that {@link isTallied} accepts. */
export function tallyCondition(filter: RecordFilter): SQL {
  const { from, to, months } = filter;
  return sql.join(
    [
      ...sharedConditions(filter),
      ...(from === undefined ? [] : [sql`month >= ${beginOf(from)}`]),
      ...(to === undefined ? [] : [sql`month between 1 and ${to}`]),
      ...(months ? [sql`month % 100 in (${numbers(months)})`] : []),
    ],
    sql` and `,
  );
}

/** Covers all records of a filter, and perhaps others of the same districts. */
export function possibleTallies(filter: RecordFilter): SQL {
  const { boxDistricts: near } = filter;
  const districts = near ? [...near.inside, ...near.edge] : filter.districts;
  return tallyCondition({ ...filter, districts });
}

/** Uses the index `public_place_near`. */
export function boxCondition({ left, right, top, bottom }: StepBox): SQL {
  const [first, last] = [Math.floor(top / 1024), Math.floor(bottom / 1024)];
  const strips =
    last - first < EXPLORE_LIMITS.strips
      ? sql`in (${numbers(Array.from({ length: last - first + 1 }, (_, index) => first + index))})`
      : sql`between ${first} and ${last}`;
  return sql`(map_row / 1024) ${strips} and map_column between ${left} and ${right}
    and map_row between ${top} and ${bottom}`;
}

const tallied = (filter: RecordFilter): SQL => sql`
  select species, district, month, form_id, import_id, count, sum_column, sum_row
  from ${occurrenceTally} where ${tallyCondition(filter)}`;

const countedOneByOne = (filter: RecordFilter): SQL => sql`
  select species, district, day / 100 as month, form_id, import_id, count(*) as count,
    sum(map_column) as sum_column, sum(map_row) as sum_row
  from ${publicPlace} where ${placeCondition(filter)} group by 1, 2, 3, 4, 5`;

/** Follows `from`. Only blocks, confirmed records and edges of boxes are read record by record. */
export function countedRecords(filter: RecordFilter): SQL {
  if (isTallied(filter)) return sql`(${tallied(filter)}) as counted`;
  const { boxDistricts } = filter;
  // Without whole districts the condition on the others would only make the index of places slower.
  if (!boxDistricts?.inside.length || !isTallied({ ...filter, box: undefined })) {
    return sql`(${countedOneByOne(filter)}) as counted`;
  }
  return sql`(${tallied({ ...filter, districts: boxDistricts.inside })}
    union all ${countedOneByOne({ ...filter, districts: boxDistricts.edge })}) as counted`;
}
