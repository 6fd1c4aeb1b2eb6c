import { RandomId } from '@aranya/shared/contracts/explore';
import { type SQL, sql } from 'drizzle-orm';
import { licensedRecords } from '../downloads/licensed-records';
import { featureOf } from '../downloads/write-records';
import { boxCondition, placeCondition, readFilter } from '../explore/record-filter';
import type { KnownBlock } from '../places/borders';
import { inSteps } from '../public-occurrences/views/occurrence-view';
import type { PublishingContext } from '../publishing-context';
import { blocksNamed } from './block-features';
import type { DayRange, FeatureBox, OccurrencesQuery } from './feature-query';

type Needs = Pick<PublishingContext, 'database' | 'publicPlaces' | 'borders'>;

/** Returns one more if others follow. */
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

/** @returns null if it is not public, or has no licence */
export async function findOccurrence(context: Needs, id: string, site: string) {
  if (!RandomId.safeParse(id).success) return null;
  const records = await recordsOf(context, [sql`public_id = ${id}::uuid`]);
  const [found] = await records.page(null, 1);
  return found ? featureOf(found, site) : null;
}

async function recordsOf(context: Needs, conditions: SQL[]) {
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

function isInBlocks(blocks: readonly KnownBlock[]): SQL {
  const ids = JSON.stringify(blocks.map(({ block }) => block.id));
  return sql`block = any(array(select jsonb_array_elements_text(${ids}::jsonb)))`;
}

/** Half of the last published decimal of a degree: a box compares places as they are published. */
const HALF = 0.000005;

/** The degrees decide; the steps of the map let the index find them. */
function isInBox({ west, south, east, north }: FeatureBox): SQL {
  if (west > east) {
    return sql`(${isInBox({ west, south, east: 180, north })}
      or ${isInBox({ west: -180, south, east, north })})`;
  }
  const box = { west: west - HALF, south: south - HALF, east: east + HALF, north: north + HALF };
  return sql`${boxCondition(inSteps(box))} and longitude between ${box.west} and ${box.east}
    and latitude between ${box.south} and ${box.north}`;
}

/** Also matches records whose known month or year contains one of the days; never undated ones. */
const isInDays = ({ first, last }: DayRange): SQL =>
  sql`day > 0 and day between ${first - (first % 10_000)} and ${last}
    and (day >= ${first} or day % 100 = 0 and day >= ${first - (first % 100)}
      or day % 10000 = 0)`;
