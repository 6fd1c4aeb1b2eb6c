import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { occurrence, submission, submissionFile } from '../tables';
import type { SubmissionToStore } from './submission-to-store';

/** What an edited record takes over from the record it edits. */
export interface EditedRecord {
  /** Id of the first version. */
  firstId: number;
  /** Id of the version that was edited. */
  previousId: number;
}

/**
 * Stores submissions with their files and occurrences in one statement, which is one transaction of
 * its own outside of another. An edited record stays its collector's, with its first date, and
 * keeps the files that did not come again.
 *
 * @returns The new rows' ids; null where the form holds an instance id already, also from another
 *   of these submissions (nothing of it is stored).
 */
export async function insertSubmissions(
  db: Database,
  several: readonly SubmissionToStore[],
  edited: EditedRecord | null = null,
): Promise<(number | null)[]> {
  const sent = JSON.stringify(firstOfEach(several).map((one) => described(one, edited)));
  const { rows } = await db.execute<{ form_id: number; instance_id: string; id: string | number }>(
    sql`
    with sent as (
      select * from jsonb_to_recordset(${sent}::jsonb) as sent(form_id integer,
        form_version_id integer, instance_id text, instance_name text, app_user_id integer, xml text,
        sha256 text, encrypted boolean, device_id text, user_agent text, edit_of bigint,
        previous_id bigint, files jsonb, occurrences jsonb)
    ), stored as (
      insert into ${submission} (form_id, form_version_id, instance_id, instance_name, app_user_id,
        xml, sha256, encrypted, device_id, user_agent, edit_of)
      select form_id, form_version_id, instance_id, instance_name, app_user_id,
        decode(xml, 'base64'), sha256, encrypted, device_id, user_agent, edit_of
      from sent
      on conflict (form_id, instance_id) do nothing
      returning id, form_id, instance_id, app_user_id, submitted_at
    ), taken as (
      select stored.*, sent.edit_of, sent.previous_id, sent.files, sent.occurrences
      from stored join sent using (form_id, instance_id)
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
        species_type, latitude, longitude, accuracy, submitted_at)
      select taken.id, one.position, taken.form_id,
        coalesce(first.app_user_id, taken.app_user_id), one."speciesName", one."speciesType",
        one.latitude, one.longitude, one.accuracy,
        coalesce(first.submitted_at, taken.submitted_at)
      from taken
      cross join lateral jsonb_to_recordset(taken.occurrences)
        as one(position smallint, "speciesName" text, "speciesType" text,
          latitude float8, longitude float8, accuracy float8)
      left join ${submission} first on first.id = taken.edit_of
    )
    select form_id, instance_id, id from stored`,
  );
  const ids = new Map(rows.map((row) => [keyOf(row.form_id, row.instance_id), Number(row.id)]));
  return several.map(({ formId, instanceId }) => {
    const key = keyOf(formId, instanceId);
    const id = ids.get(key) ?? null;
    // What is the same as an earlier one of these was not stored itself.
    ids.delete(key);
    return id;
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
  instance_id: stored.instanceId,
  instance_name: stored.instanceName,
  app_user_id: stored.appUserId,
  xml: Buffer.from(stored.xml).toString('base64'),
  sha256: stored.sha256,
  encrypted: stored.encrypted,
  device_id: stored.deviceId,
  user_agent: stored.userAgent,
  edit_of: edited?.firstId ?? null,
  previous_id: edited?.previousId ?? null,
  files: stored.files,
  occurrences: stored.occurrences.map((one, position) => ({ ...one, position })),
});
