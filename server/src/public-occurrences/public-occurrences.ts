import { type SQL, sql } from 'drizzle-orm';
import { form, occurrence } from '../collection/tables';

/**
 * Rows that anyone may see, for use after `from`: `id`, `name` (species in lower case),
 * `latitude` and `longitude` (WGS84 degrees). The one place where records become public: every public answer
 * reads them here.
 *
 * Places of threatened species are moved to the middle of their cell. Records of the trial form
 * are left out: people try it where they live.
 *
 * @param coarseCells what `readCoarseCells` gives
 * @param names of species, in lower case
 */
export function publicOccurrences(
  coarseCells: ReadonlyMap<string, number>,
  names: readonly string[],
): SQL {
  const cells = sql.join(
    [...coarseCells].map(([name, side]) => sql`(${name}::text, ${side}::double precision)`),
    sql`, `,
  );
  const species = sql`lower(${occurrence.speciesName})`;
  return sql`(
    select
      ${occurrence.id} as id,
      ${species} as name,
      ${published(sql`${occurrence.latitude}`)} as latitude,
      ${published(sql`${occurrence.longitude}`)} as longitude
    from ${occurrence}
    join ${form} on ${form.id} = ${occurrence.formId} and ${form.kind} <> 'trial'
    left join (values ${cells}) as coarse (name, side) on coarse.name = ${species}
    where ${species} in ${[...names]}
      and ${occurrence.latitude} is not null and ${occurrence.longitude} is not null
  ) as public_occurrence`;
}

/** The middle of the cell that a degree lies in, or the degree itself where there is no cell. */
const published = (degree: SQL) =>
  sql`coalesce((floor(${degree} / coarse.side) + 0.5) * coarse.side, ${degree})`;
