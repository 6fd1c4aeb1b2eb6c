import { type SQL, sql } from 'drizzle-orm';
import { form, occurrence } from '../collection/tables';
import { dataImport, importedOccurrence } from '../data-import/tables';
import type { PublicRules } from './public-rules';

type Cells = Pick<PublicRules, 'coarseCells'>;

/**
 * Rows that anyone may see, for use after `from`: `id`, `name` (species in lower case),
 * `latitude` and `longitude` (WGS84 degrees). With its two parts below the one place where records
 * become public: every public answer reads them here.
 *
 * Places of threatened species are moved to the middle of their cell.
 *
 * @param names of species, in lower case
 */
export const publicOccurrences = (rules: Cells, names: readonly string[]): SQL =>
  sql`(
    select * from ${publicRecords(rules, names)}
    union all
    select * from ${publicImports(rules, names)}
  ) as public_occurrence`;

/** Those that phones sent. Records of the trial form are left out: people try it where they live. */
export const publicRecords = (rules: Cells, names: readonly string[]): SQL =>
  published(
    rules,
    sql`
    select ${occurrence.id} as id, lower(${occurrence.speciesName}) as name,
      ${occurrence.latitude} as latitude, ${occurrence.longitude} as longitude
    from ${occurrence}
    join ${form} on ${form.id} = ${occurrence.formId} and ${form.kind} <> 'trial'
    where lower(${occurrence.speciesName}) in ${[...names]}
      and ${occurrence.latitude} is not null and ${occurrence.longitude} is not null`,
  );

/** Those of complete imports. Their ids are numbers of their own. */
export const publicImports = (rules: Cells, names: readonly string[]): SQL =>
  published(
    rules,
    sql`
    select ${importedOccurrence.id} as id, ${importedOccurrence.species} as name,
      ${importedOccurrence.latitude} as latitude, ${importedOccurrence.longitude} as longitude
    from ${importedOccurrence}
    where ${importedOccurrence.species} in ${[...names]}
      and ${importedOccurrence.importId} in
        (select ${dataImport.id} from ${dataImport} where ${dataImport.state} = 'complete')`,
  );

/** Makes recorded places public: threatened species come in the middle of their cell. */
function published({ coarseCells }: Cells, recorded: SQL): SQL {
  // A list of values must not be empty; no species has the empty name.
  const cells = sql.join(
    [['', 1] as const, ...coarseCells].map(
      ([name, side]) => sql`(${name}::text, ${side}::double precision)`,
    ),
    sql`, `,
  );
  const middle = (degree: SQL) =>
    sql`coalesce((floor(${degree} / coarse.side) + 0.5) * coarse.side, ${degree})`;
  return sql`(
    select recorded.id, recorded.name,
      ${middle(sql`recorded.latitude`)} as latitude,
      ${middle(sql`recorded.longitude`)} as longitude
    from (${recorded}) as recorded
    left join (values ${cells}) as coarse (name, side) on coarse.name = recorded.name
  ) as published`;
}
