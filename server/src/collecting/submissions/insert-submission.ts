import { sql } from 'drizzle-orm';
import type { DailyQuota } from '../../platform/configuration/settings';
import type { Database } from '../../platform/database/database';
import { form, occurrence, recordsToRead, submission, submissionFile } from '../tables';
import { countSubmissions } from './daily-quota';
import type { SubmissionToStore } from './submission-to-store';

/** What an edited record takes over from the record it edits. */
export interface EditedRecord {
  /** Id of the first version. */
  firstId: number;
  /** Id of the version that was edited. */
  previousId: number;
}

/** What happened to a submission: its row's id, or why it was not stored. */
export type Inserted = number | 'held' | 'over quota';

/**
 * Stores submissions with their files and occurrences in one statement, which is one transaction of
 * its own outside of another. An edited record stays its collector's, with its first date, and
 * keeps the files that did not come again. What was read by a mapping that changed meanwhile is noted to
 * be read again.
 *
 * @returns The new rows' ids; `held` where the form holds an instance id already, also from another
 *   of these submissions; `over quota` where the new ones of a person for a form are together too
 *   many for the day. Nothing of those is stored.
 */
export async function insertSubmissions(
  db: Database,
  several: readonly SubmissionToStore[],
  quota: DailyQuota,
  edited: EditedRecord | null = null,
): Promise<Inserted[]> {
  const sent = JSON.stringify(firstOfEach(several).map((one) => described(one, edited)));
  const { rows } = await db.execute<{
    form_id: number;
    instance_id: string;
    /** Null: over the quota. */
    id: string | number | null;
  }>(
    sql`
    with sent as (
      select * from jsonb_to_recordset(${sent}::jsonb) as sent(form_id integer,
        form_version_id integer, mapping_revision integer, instance_id text, instance_name text, app_user_id integer, xml text,
        sha256 text, encrypted boolean, observed_on date, device_id text, user_agent text, edit_of bigint,
        previous_id bigint, files jsonb, occurrences jsonb)
    ), fresh as (
      select * from sent where not exists (
        select 1 from ${submission} held
        where held.form_id = sent.form_id and held.instance_id = sent.instance_id)
    ), admitted as (
      ${countSubmissions(sql`fresh`, quota)}
    ), stored as (
      insert into ${submission} (form_id, form_version_id, instance_id, instance_name, app_user_id,
        xml, sha256, encrypted, device_id, user_agent, edit_of)
      select form_id, form_version_id, instance_id, instance_name, app_user_id,
        decode(xml, 'base64'), sha256, encrypted, device_id, user_agent, edit_of
      from fresh join admitted using (app_user_id, form_id)
      on conflict (form_id, instance_id) do nothing
      returning id, form_id, instance_id, app_user_id, submitted_at
    ), taken as (
      select stored.*, sent.mapping_revision, sent.observed_on, sent.edit_of, sent.previous_id, sent.files, sent.occurrences
      from stored join sent using (form_id, instance_id)
    ), outdated as (
      insert into ${recordsToRead} (form_id, mapping_revision, read_to)
      select ${form.id}, ${form.mappingRevision}, min(taken.id) - 1
      from taken join ${form} on ${form.id} = taken.form_id
        and ${form.mappingRevision} <> taken.mapping_revision
      group by ${form.id}
      on conflict (form_id) do update
        set read_to = least(${recordsToRead.readTo}, excluded.read_to)
    ), named as (
      insert into ${submissionFile}
        (submission_id, name, sha256, md5, size, content_type, received_at)
      select taken.id, file.name,
        coalesce(file.sha256, previous.sha256), coalesce(file.md5, previous.md5),
        coalesce(file.size, previous.size), coalesce(file."contentType", previous.content_type),
        case when file.sha256 is null then previous.received_at else now() end
      from taken
      cross join lateral jsonb_to_recordset(taken.files)
        as file(name text, sha256 text, md5 text, size bigint, "contentType" text)
      left join ${submissionFile} previous
        on previous.submission_id = taken.previous_id and previous.name = file.name
    ), seen as (
      insert into ${occurrence} (submission_id, position, form_id, app_user_id, species_name,
        species_type, latitude, longitude, accuracy, individual_count, photo, field_site,
        submitted_at, observed_on)
      select taken.id, one.position, taken.form_id,
        coalesce(first.app_user_id, taken.app_user_id), one."speciesName", one."speciesType",
        one.latitude, one.longitude, one.accuracy, one."individualCount", one.photo,
        one."fieldSite", coalesce(first.submitted_at, taken.submitted_at), taken.observed_on
      from taken
      cross join lateral jsonb_to_recordset(taken.occurrences)
        as one(position smallint, "speciesName" text, "speciesType" text,
          latitude float8, longitude float8, accuracy float8, "individualCount" integer,
          photo text, "fieldSite" text)
      left join ${submission} first on first.id = taken.edit_of
    )
    select form_id, instance_id, id from stored
    union all
    select form_id, instance_id, null from fresh
    where not exists (select 1 from admitted
      where admitted.app_user_id = fresh.app_user_id and admitted.form_id = fresh.form_id)`,
  );
  const inserted = new Map(
    rows.map(({ form_id, instance_id, id }): [string, Inserted] => [
      keyOf(form_id, instance_id),
      id === null ? 'over quota' : Number(id),
    ]),
  );
  return several.map(({ formId, instanceId }) => {
    const key = keyOf(formId, instanceId);
    const one = inserted.get(key) ?? 'held';
    // What is the same as an earlier one of these was not stored itself.
    if (one !== 'over quota') inserted.delete(key);
    return one;
  });
}

const keyOf = (formId: number, instanceId: string) => `${formId} ${instanceId}`;

/** Of submissions with the same instance id, the first. */
function firstOfEach(several: readonly SubmissionToStore[]): SubmissionToStore[] {
  const first = new Map<string, SubmissionToStore>();
  for (const one of several) {
    const key = keyOf(one.formId, one.instanceId);
    if (!first.has(key)) first.set(key, one);
  }
  return [...first.values()];
}

/** A submission as the statement reads it. */
const described = (stored: SubmissionToStore, edited: EditedRecord | null) => ({
  form_id: stored.formId,
  form_version_id: stored.formVersionId,
  mapping_revision: stored.mappingRevision,
  instance_id: stored.instanceId,
  instance_name: stored.instanceName,
  app_user_id: stored.appUserId,
  xml: Buffer.from(stored.xml).toString('base64'),
  sha256: stored.sha256,
  encrypted: stored.encrypted,
  observed_on: stored.observedOn,
  device_id: stored.deviceId,
  user_agent: stored.userAgent,
  edit_of: edited?.firstId ?? null,
  previous_id: edited?.previousId ?? null,
  files: stored.files,
  occurrences: stored.occurrences.map((one, position) => ({ ...one, position })),
});
