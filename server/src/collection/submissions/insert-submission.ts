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
 * Stores a submission with its files and occurrences in one statement, which is one transaction of
 * its own outside of another. An edited record stays its collector's, with its first date, and
 * keeps the files that did not come again.
 *
 * @returns The new row's id; null when the form holds this instance id already (nothing is stored).
 */
export async function insertSubmission(
  db: Database,
  stored: SubmissionToStore,
  edited: EditedRecord | null = null,
): Promise<number | null> {
  const files = JSON.stringify(stored.files);
  const occurrences = JSON.stringify(
    stored.occurrences.map((one, position) => ({ ...one, position })),
  );
  const { rows } = await db.execute<{ id: string | number }>(sql`
    with stored as (
      insert into ${submission} (form_id, form_version_id, instance_id, instance_name, app_user_id,
        xml, sha256, encrypted, device_id, user_agent, edit_of)
      values (${stored.formId}, ${stored.formVersionId}, ${stored.instanceId},
        ${stored.instanceName}, ${stored.appUserId}, ${stored.xml}, ${stored.sha256},
        ${stored.encrypted}, ${stored.deviceId}, ${stored.userAgent}, ${edited?.firstId ?? null})
      on conflict (form_id, instance_id) do nothing
      returning id, form_id, app_user_id, submitted_at
    ), named as (
      insert into ${submissionFile}
        (submission_id, name, sha256, md5, size, content_type, received_at)
      select stored.id, file.name,
        coalesce(file.sha256, previous.sha256), coalesce(file.md5, previous.md5),
        coalesce(file.size, previous.size), coalesce(file."contentType", previous.content_type),
        case when file.sha256 is null then previous.received_at else now() end
      from stored
      cross join jsonb_to_recordset(${files}::jsonb)
        as file(name text, sha256 text, md5 text, size bigint, "contentType" text)
      left join ${submissionFile} previous
        on previous.submission_id = ${edited?.previousId ?? null} and previous.name = file.name
    ), seen as (
      insert into ${occurrence} (submission_id, position, form_id, app_user_id, species_name,
        species_type, latitude, longitude, accuracy, submitted_at)
      select stored.id, one.position, stored.form_id,
        coalesce(first.app_user_id, stored.app_user_id), one."speciesName", one."speciesType",
        one.latitude, one.longitude, one.accuracy,
        coalesce(first.submitted_at, stored.submitted_at)
      from stored
      cross join jsonb_to_recordset(${occurrences}::jsonb)
        as one(position smallint, "speciesName" text, "speciesType" text,
          latitude float8, longitude float8, accuracy float8)
      left join ${submission} first on first.id = ${edited?.firstId ?? null}
    )
    select id from stored`);
  return rows[0] ? Number(rows[0].id) : null;
}
