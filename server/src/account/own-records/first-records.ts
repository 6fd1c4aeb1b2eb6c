import type { OwnRecords } from '@aranya/shared/contracts';
import { desc, inArray, sql } from 'drizzle-orm';
import { FROM_PHONES, publicPlace } from '../../collecting/public-places/tables';
import { occurrence } from '../../collecting/tables';
import { OWN_RECORDS_LIMITS } from '../../publishing/collected-data/limits';
import { visible } from '../../publishing/public-occurrences/views/map-cells';
import type { AccountContext } from '../account-context';

/**
 * Only the person's exact records count, compared with coarse records of anybody, so that the
 * answer tells nothing about places that are not public.
 */
export async function firstRecords(
  { borders, database: { db }, publicPlaces }: AccountContext,
  appUserIds: readonly number[],
): Promise<NonNullable<OwnRecords['firstRecords']>> {
  if (appUserIds.length === 0) return [];
  const own = await db
    .select({ id: occurrence.id })
    .from(occurrence)
    .where(inArray(occurrence.appUserId, [...appUserIds]))
    .orderBy(desc(occurrence.submittedAt))
    .limit(OWN_RECORDS_LIMITS.thanked);
  const ids = JSON.stringify(own.map(({ id }) => id));
  const { rows } = await db.execute<{ species: string; block: string; count: string }>(sql`
    with own as (
      select species, block, count(*) as count from ${publicPlace}
      where import_id = ${FROM_PHONES} and block <> '' and coarse_side = 0
        and record_id = any(array(select jsonb_array_elements_text(${ids}::jsonb)::bigint))
      group by 1, 2
      order by 3 desc, 1, 2
      limit ${OWN_RECORDS_LIMITS.comparedBlocks}
    )
    select * from own
    where count = (select count(*) from ${publicPlace} as everybody
      where everybody.species = own.species and everybody.block = own.block
        and everybody.import_id = any(${visible}))
    order by count desc, species, block
    limit ${OWN_RECORDS_LIMITS.thanks}`);
  const { published } = await publicPlaces.rules();
  const { blocks } = await borders();
  return rows.flatMap(({ species, block, count }) => {
    const name = published.get(species)?.scientificName;
    const found = blocks.get(block)?.block.name;
    return name && found ? [{ speciesName: name, block: found, count: Number(count) }] : [];
  });
}
