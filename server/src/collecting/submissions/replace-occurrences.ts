import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { occurrence, submission } from '../tables';
import type { ReadAgain } from './read-records-again';

/**
 * Puts what stored records say now in place of what they said before. An occurrence that stays the
 * same keeps its row, and so its place on the public map; one whose species, place or day changes is
 * public with the next batch, after the places of threatened species around it are protected.
 *
 * @param seen Records by the row id of their submission, each once.
 */
export async function replaceOccurrences(db: Database, seen: readonly ReadAgain[]): Promise<void> {
  if (seen.length === 0) return;
  const numbered = seen.map(({ occurrences, ...record }) => ({
    ...record,
    occurrences: occurrences.map((one, position) => ({ ...one, position })),
  }));
  const said = sql`(
    select record.id, record."observedOn", one.*
    from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb)
      as record(id bigint, "observedOn" date, occurrences jsonb)
    cross join lateral jsonb_to_recordset(record.occurrences)
      as one(position smallint, "speciesName" text, "speciesType" text, latitude float8,
        longitude float8, accuracy float8, "individualCount" integer, photo text, "fieldSite" text)
  ) as said`;
  const ids = sql`array(select jsonb_array_elements_text(${JSON.stringify(seen.map(({ id }) => id))}::jsonb)::bigint)`;
  await db.execute(sql`
    delete from ${occurrence} before
    where before.submission_id = any(${ids}) and not exists (
      select from ${said}
      where said.id = before.submission_id and said.position = before.position
        and (said."speciesName", said."speciesType", said.latitude, said.longitude, said.accuracy,
          said."observedOn")
        is not distinct from (before.species_name, before.species_type, before.latitude,
          before.longitude, before.accuracy, before.observed_on))`);
  await db.execute(sql`
    insert into ${occurrence} (submission_id, position, form_id, app_user_id, species_name,
      species_type, latitude, longitude, accuracy, individual_count, photo, field_site,
      submitted_at, observed_on)
    select stored.id, said.position, stored.form_id,
      coalesce(first.app_user_id, stored.app_user_id), said."speciesName", said."speciesType",
      said.latitude, said.longitude, said.accuracy, said."individualCount", said.photo,
      said."fieldSite", coalesce(first.submitted_at, stored.submitted_at), said."observedOn"
    from ${said}
    join ${submission} stored on stored.id = said.id
    left join ${submission} first on first.id = stored.edit_of
    on conflict (submission_id, position) do update set
      individual_count = excluded.individual_count, photo = excluded.photo,
      field_site = excluded.field_site`);
}
