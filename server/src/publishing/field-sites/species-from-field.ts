import type { FieldSiteSpecies } from '@aranya/shared/contracts';
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { dayInIndia } from '../../collecting/submissions/observation-day';
import { form, formVersion, occurrence } from '../../collecting/tables';
import { LIMITS } from '../../platform/configuration/limits';
import type { Database } from '../../platform/database/database';
import { fieldSite } from './tables';

/**
 * A site's name as names are compared: forms choose from lists, whose values have `_` for a space. As the
 * index of occurrences has it.
 */
const comparable = (name: unknown): SQL => sql`lower(replace(${name}, '_', ' '))`;

interface FromField {
  species: FieldSiteSpecies[];
  /** There are more than these. */
  hasMore: boolean;
}

/**
 * The latest species that records name a field site for, of forms that the institute lets feed field sites.
 * There is no occurrence of a record that was deleted, rejected or edited since, so none of those is here.
 */
export async function speciesFromField(db: Database, siteName: string): Promise<FromField> {
  const { fromField } = LIMITS.fieldSites;
  const rows = await db
    .select({
      speciesName: occurrence.speciesName,
      speciesType: occurrence.speciesType,
      observedOn: occurrence.observedOn,
      submittedAt: occurrence.submittedAt,
      form: formVersion.title,
    })
    .from(occurrence)
    .innerJoin(form, eq(form.id, occurrence.formId))
    .innerJoin(formVersion, eq(formVersion.id, form.currentVersionId))
    .where(
      and(
        form.feedsFieldSites,
        isNotNull(occurrence.fieldSite),
        sql`${comparable(occurrence.fieldSite)} = ${comparable(sql`${siteName}::text`)}`,
      ),
    )
    .orderBy(desc(occurrence.id))
    .limit(fromField + 1);
  return {
    species: rows.slice(0, fromField).map((row) => ({
      speciesName: row.speciesName,
      speciesNameType: row.speciesType ?? '',
      fromField: {
        form: row.form,
        day: row.observedOn ?? dayInIndia(row.submittedAt.toISOString()) ?? '',
      },
    })),
    hasMore: rows.length > fromField,
  };
}

/** Which of the names that records have for field sites are names of one. */
export async function knownSites(
  db: Database,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const sought = sql`select name, ${comparable(sql`name`)} as compared
    from jsonb_array_elements_text(${JSON.stringify([...new Set(names)])}::jsonb) as names(name)`;
  const { rows } = await db.execute<{ name: string }>(sql`
    select sought.name from (${sought}) sought
    where exists (select from ${fieldSite} where ${comparable(fieldSite.name)} = sought.compared)`);
  return new Set(rows.map(({ name }) => name));
}
