import { sql } from 'drizzle-orm';
import { TALLY_KEY, TALLY_SUMS } from '../../../collecting/public-places/change-tallies';
import { occurrenceTally, publicPlace } from '../../../collecting/public-places/tables';
import type { Database } from '../../../platform/database/database';
import type { Building } from '../tables';

type Tallies = Building & { step: 'tallies' };

export const FIRST_TALLIES: Tallies = { step: 'tallies', afterSpecies: '' };

/** Writes only differences. */
export async function rebuildNextTallies(
  tx: Database,
  { afterSpecies }: Tallies,
): Promise<Tallies | null> {
  const { rows } = await tx.execute<{ species: string | null }>(sql`
    select least(
      (select min(species) from ${publicPlace} where species > ${afterSpecies}),
      (select min(species) from ${occurrenceTally} where species > ${afterSpecies})) as species`);
  const species = rows[0]?.species;
  if (species == null) return null;
  await tx.execute(sql`
    with counted as (
      select species, district, day / 100 as month, form_id, has_photo, import_id,
        count(*)::integer as count, sum(map_column)::bigint as sum_column,
        sum(map_row)::bigint as sum_row
      from ${publicPlace} where species = ${species} and public_id is not null
      group by 1, 2, 3, 4, 5, 6
    ), gone as (
      delete from ${occurrenceTally} as old where species = ${species} and not exists (
        select from counted
        where (counted.district, counted.month, counted.form_id, counted.has_photo, counted.import_id)
          = (old.district, old.month, old.form_id, old.has_photo, old.import_id))
    )
    insert into ${occurrenceTally} as old (${TALLY_KEY}, ${TALLY_SUMS})
    select ${TALLY_KEY}, ${TALLY_SUMS} from counted
    on conflict (${TALLY_KEY}) do update set
      count = excluded.count, sum_column = excluded.sum_column, sum_row = excluded.sum_row
    where (old.count, old.sum_column, old.sum_row)
      is distinct from (excluded.count, excluded.sum_column, excluded.sum_row)`);
  return { ...FIRST_TALLIES, afterSpecies: species };
}
