import { RandomId } from '@aranya/shared/contracts/explore';
import { type SQL, sql } from 'drizzle-orm';
import { columnOf, rowOf } from '../../collecting/public-places/map-grid';
import type { LicensedRecords } from '../downloads/licensed-records';
import { licensedRecords } from '../downloads/licensed-records';
import { featureOf } from '../downloads/write-records';
import { boxCondition, placeCondition, readFilter } from '../explore/record-filter';
import type { Borders } from '../places/borders';
import type { PublishingContext } from '../publishing-context';
import type { DayRange, FeatureBox, OccurrencesQuery } from './feature-query';

type Needs = Pick<PublishingContext, 'database' | 'publicPlaces' | 'borders'>;

/** Returns the records that a query asks for as features, and one more if others follow. */
export async function occurrenceFeatures(
  context: Needs,
  query: OccurrencesQuery,
  box: FeatureBox | null,
  days: DayRange | null,
  site: string,
) {
  const { limit, after = null } = query;
  const records = await recordsOf(context, await conditionsOf(context, query, box, days));
  return (await records.page(after, limit + 1)).map((record) => featureOf(record, site));
}

/** Finds a record by its public id. @returns null if it is not public, or has no licence */
export async function findOccurrence(context: Needs, id: string, site: string) {
  if (!RandomId.safeParse(id).success) return null;
  const records = await recordsOf(context, [sql`public_id = ${id}::uuid`]);
  const [found] = await records.page(null, 1);
  return found ? featureOf(found, site) : null;
}

async function recordsOf(context: Needs, conditions: SQL[]): Promise<LicensedRecords> {
  const all = placeCondition(
    readFilter({}, await context.publicPlaces.rules(), await context.borders()),
  );
  return licensedRecords(context, sql.join([all, ...conditions], sql` and `));
}

async function conditionsOf(
  { borders }: Needs,
  { scientificName, stateProvince, county, municipality }: OccurrencesQuery,
  box: FeatureBox | null,
  days: DayRange | null,
): Promise<SQL[]> {
  const places = { stateProvince, county, municipality };
  const isPlaced = Object.values(places).some((name) => name !== undefined);
  return [
    ...(scientificName === undefined ? [] : [sql`species = ${scientificName.toLowerCase()}`]),
    ...(isPlaced ? [isInBlocks(blocksNamed(await borders(), places))] : []),
    ...(box ? [isInBox(box)] : []),
    ...(days ? [isInDays(days)] : []),
  ];
}

type Names = Partial<Record<'stateProvince' | 'county' | 'municipality', string | undefined>>;

/** Returns the ids of the blocks that have these names; districts of two states may share one. */
const blocksNamed = ({ blocks }: Borders, { stateProvince, county, municipality }: Names) =>
  [...blocks.values()]
    .filter(
      ({ block, district, state }) =>
        (stateProvince === undefined || state.name === stateProvince) &&
        (county === undefined || district.name === county) &&
        (municipality === undefined || block.name === municipality),
    )
    .map(({ block }) => block.id);

const isInBlocks = (ids: readonly string[]) =>
  sql`block = any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)))`;

/** Half of the last published decimal of a degree: a box compares places as they are published. */
const HALF = 0.000005;

/** The degrees decide; the steps of the map let the index find them. */
function isInBox({ west, south, east, north }: FeatureBox): SQL {
  if (west > east) {
    return sql`(${isInBox({ west, south, east: 180, north })}
      or ${isInBox({ west: -180, south, east, north })})`;
  }
  const steps = {
    left: columnOf(west - HALF),
    right: columnOf(east + HALF),
    top: rowOf(north + HALF),
    bottom: rowOf(south - HALF),
  };
  return sql`${boxCondition(steps)}
    and longitude between ${west - HALF} and ${east + HALF}
    and latitude between ${south - HALF} and ${north + HALF}`;
}

/**
 * Condition on records of these days, and on records whose known month or year contains one of them.
 * Records without a date never match.
 */
const isInDays = ({ first, last }: DayRange): SQL =>
  sql`day > 0 and day between ${first - (first % 10_000)} and ${last}
    and (day >= ${first} or day % 100 = 0 and day >= ${first - (first % 100)}
      or day % 10000 = 0)`;
