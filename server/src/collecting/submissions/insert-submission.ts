import { sql } from 'drizzle-orm';
import type { DailyQuota } from '../../platform/configuration/settings';
import type { AskStatement, StatementDefinition } from '../../platform/database/planned-statement';
import { form, occurrence, recordsToRead, submission, submissionFile } from '../tables';
import { countSubmissions } from './daily-quota';
import { type EditedRecord, withPreviousFiles } from './edited-record';
import type { SubmissionToStore } from './submission-to-store';

/** What happened to a submission: its row's id, or why it was not stored. */
export type Inserted = number | 'held' | 'over quota';

type Values = {
  sent: string;
  formIds: number[];
  instanceIds: string[];
} & DailyQuota;

type Stored = {
  form_id: number;
  instance_id: string;
  /** Null: over the quota. */
  id: string | number | null;
};

/** One statement, which is one transaction of its own outside of another. */
export const STORE_SUBMISSIONS: StatementDefinition<Values, Stored> = {
  name: 'store_submissions',
  parameters: {
    sent: 'jsonb',
    formIds: 'integer[]',
    instanceIds: 'text[]',
    records: 'bigint',
    occurrences: 'bigint',
  },
  columns: { form_id: 'integer', instance_id: 'text', id: 'bigint' },
  statement: ({ sent, formIds, instanceIds, records, occurrences }) => sql`
    with sent as (
      select * from jsonb_to_recordset(${sent}) as sent(form_id integer,
        form_version_id integer, mapping_revision integer, instance_id text, instance_name text, app_user_id integer, xml text,
        sha256 text, encrypted boolean, observed_on date, device_id text, user_agent text, edit_of bigint,
        first_app_user_id integer, first_submitted_at timestamptz, files jsonb, occurrences jsonb, forest_answers jsonb)
    ), held as (
      select form_id, instance_id from ${submission}
      where form_id = any(${formIds}) and instance_id = any(${instanceIds})
    ), fresh as (
      select * from sent where (form_id, instance_id) not in (select form_id, instance_id from held)
    ), admitted as (
      ${countSubmissions(sql`fresh`, { records, occurrences })}
    ), stored as (
      insert into ${submission} (form_id, form_version_id, instance_id, instance_name, app_user_id,
        xml, sha256, encrypted, device_id, user_agent, edit_of, forest_answers)
      select form_id, form_version_id, instance_id, instance_name, app_user_id,
        decode(xml, 'base64'), sha256, encrypted, device_id, user_agent, edit_of, forest_answers
      from fresh join admitted using (app_user_id, form_id)
      on conflict (form_id, instance_id) do nothing
      returning id, form_id, instance_id, app_user_id, submitted_at
    ), taken as (
      select stored.*, sent.mapping_revision, sent.observed_on, sent.first_app_user_id,
        sent.first_submitted_at, sent.files, sent.occurrences
      from stored join sent using (form_id, instance_id)
    ), mapped as (
      -- Until this is stored, the mapping stays: who changes it then sees these records.
      select id, mapping_revision from ${form} where id = any(${formIds}) for share
    ), outdated as (
      insert into ${recordsToRead} (form_id, mapping_revision, read_to)
      select mapped.id, mapped.mapping_revision, min(taken.id) - 1
      from taken join mapped on mapped.id = taken.form_id
        and mapped.mapping_revision <> taken.mapping_revision
      group by mapped.id, mapped.mapping_revision
      on conflict (form_id) do update
        set read_to = least(${recordsToRead.readTo}, excluded.read_to)
    ), named as (
      insert into ${submissionFile}
        (submission_id, instance_id, name, sha256, size, content_type, received_at)
      select taken.id, taken.instance_id, file.name, file.sha256, file.size,
        file."contentType",
        case when file.sha256 is null then null else coalesce(file."receivedAt", now()) end
      from taken
      cross join lateral jsonb_to_recordset(taken.files)
        as file(name text, sha256 text, size bigint, "contentType" text,
          "receivedAt" timestamptz)
    ), seen as (
      insert into ${occurrence} (submission_id, instance_id, position, form_id, app_user_id, species_name,
        species_type, latitude, longitude, accuracy, individual_count, photo, field_site,
        submitted_at, observed_on)
      select taken.id, taken.instance_id, one.position, taken.form_id,
        coalesce(taken.first_app_user_id, taken.app_user_id), one."speciesName", one."speciesType",
        one.latitude, one.longitude, one.accuracy, one."individualCount", one.photo,
        one."fieldSite", coalesce(taken.first_submitted_at, taken.submitted_at), taken.observed_on
      from taken
      cross join lateral jsonb_to_recordset(taken.occurrences)
        as one(position smallint, "speciesName" text, "speciesType" text,
          latitude float8, longitude float8, accuracy float8, "individualCount" integer,
          photo text, "fieldSite" text)
    )
    select form_id, instance_id, id from stored
    union all
    select form_id, instance_id, null::bigint from fresh
    where not exists (select 1 from admitted
      where admitted.app_user_id = fresh.app_user_id and admitted.form_id = fresh.form_id)`,
};

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
  ask: AskStatement<Values, Stored>,
  several: readonly SubmissionToStore[],
  { records, occurrences }: DailyQuota,
  edited: EditedRecord | null = null,
): Promise<Inserted[]> {
  const first = firstOfEach(several);
  const rows = await ask({
    sent: JSON.stringify(first.map((one) => described(one, edited))),
    formIds: [...new Set(first.map(({ formId }) => formId))].sort((a, b) => a - b),
    instanceIds: first.map(({ instanceId }) => instanceId),
    records,
    occurrences,
  });
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
  first_app_user_id: edited?.firstAppUserId ?? null,
  first_submitted_at: edited?.firstSubmittedAt ?? null,
  files: edited ? withPreviousFiles(stored.files, edited) : stored.files,
  forest_answers: stored.forestAnswers,
  occurrences: stored.occurrences.map((one, position) => ({ ...one, position })),
});
