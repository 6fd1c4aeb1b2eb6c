import type { CountedDistrict, ExploreSummary } from '@aranya/shared/contracts/explore';
import { sql } from 'drizzle-orm';
import type { SpeciesList } from '../../importing/species/read-species-list';
import type { Database } from '../../platform/database/database';
import type { Borders } from '../places/borders';
import { dateText } from './date-text';
import { EXPLORE_LIMITS } from './limits';
import { namedSpecies } from './named-species';
import { countedRecords, type RecordFilter } from './record-filter';

type Row = {
  species: string | null;
  district: string | null;
  month: number | null;
  count: string | number;
};

/** The district is empty outside of the borders; months are YYYYMM. */
async function countRecords(db: Database, filter: RecordFilter) {
  const { rows } = await db.execute<Row>(sql`
    select species, district, month, sum(count)::bigint as count from ${countedRecords(filter)}
    group by grouping sets ((species), (district), (month))`);
  const species = new Map<string, number>();
  const districts = new Map<string, number>();
  const months = new Map<number, number>();
  for (const row of rows) {
    const count = Number(row.count);
    if (row.species !== null) species.set(row.species, count);
    else if (row.district !== null) districts.set(row.district, count);
    else if (row.month !== null) months.set(row.month, count);
  }
  return { species, districts, months };
}

const ranked = (counts: ReadonlyMap<string, number>) =>
  [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));

const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0);

/** Leaves out months whose part is 0. */
function byPart(months: ReadonlyMap<number, number>, part: (month: number) => number) {
  const counts = new Map<number, number>();
  for (const [month, count] of months) {
    const key = part(month);
    if (key > 0) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return [...counts].sort(([a], [b]) => a - b);
}

/** Twelve numbers, from January on. */
function monthsOfYear(months: ReadonlyMap<number, number>): number[] {
  const counts = new Map(byPart(months, (month) => month % 100));
  return Array.from({ length: 12 }, (_, index) => counts.get(index + 1) ?? 0);
}

function countedDistricts(
  districts: ReadonlyMap<string, number>,
  { blocks }: Borders,
): CountedDistrict[] {
  const known = new Map([...blocks.values()].map((one) => [one.district.id, one]));
  return ranked(districts).flatMap(([id, count]) => {
    const found = known.get(id);
    return found ? [{ ...found.district, state: found.state.name, count }] : [];
  });
}

export async function summarise(
  db: Database,
  filter: RecordFilter,
  list: SpeciesList,
  borders: Borders,
): Promise<ExploreSummary> {
  const { species, districts, months } = await countRecords(db, filter);
  const listed = ranked(species).slice(0, EXPLORE_LIMITS.species);
  const others = ranked(species).slice(EXPLORE_LIMITS.species);
  const total = sumOf(species.values());
  const named = countedDistricts(districts, borders);
  const ofMonths = byPart(months, (month) => (month % 100 === 0 ? 0 : month));
  return {
    total,
    species: listed.map(([name, count]) => ({ ...namedSpecies(list, name), count })),
    otherSpecies: { species: others.length, count: sumOf(others.map(([, count]) => count)) },
    months: ofMonths.map(([month, count]) => ({
      month: dateText(month * 100) ?? '',
      count,
    })),
    monthsOfYear: monthsOfYear(months),
    years: byPart(months, (month) => Math.floor(month / 100)).map(([year, count]) => ({
      year,
      count,
    })),
    withoutMonth: total - sumOf(ofMonths.map(([, count]) => count)),
    districts: named,
    outside: total - sumOf(named.map(({ count }) => count)),
  };
}
