import { sql } from 'drizzle-orm';
import type { DailyQuota } from '../../../platform/configuration/settings';
import type { Database } from '../../../platform/database/database';
import { type EditedRecord, withPreviousFiles } from './edited-record';
import { bytesOf } from './new-files';
import type { SubmissionToStore } from './submission-to-store';

export type Inserted = number | 'held' | 'over quota';

type Stored = {
  formId: number;
  instanceId: string;
  /** Null if the record exceeds the quota. */
  storedId: string | number | null;
};

/**
 * Calls `store_submissions` (migrations/0008), which is one transaction outside of another. An
 * edited record retains its owner and first date. Records that were read with an outdated mapping
 * are queued for rereading.
 * @returns Row ids; `held` if the form already has the instance id, also from another of these
 *   submissions; `over quota` if the new submissions of a person for a form together exceed the
 *   daily quota. Then none of those is stored.
 */
export async function insertSubmissions(
  db: Database,
  several: readonly SubmissionToStore[],
  quota: DailyQuota,
  edited: EditedRecord | null = null,
): Promise<Inserted[]> {
  const first = firstOfEach(several);
  const sent = JSON.stringify(first.map((one) => described(one, edited)));
  const formIds = [...new Set(first.map(({ formId }) => formId))].sort((a, b) => a - b);
  const instanceIds = first.map(({ instanceId }) => instanceId);
  const { rows } = await db.execute<Stored>(sql`
    select * from store_submissions(${sent}::jsonb, ${sql.param(formIds)}::integer[],
      ${sql.param(instanceIds)}::text[], ${quota.records}::bigint, ${quota.occurrences}::bigint,
      ${quota.bytes}::bigint)`);
  const inserted = new Map(
    rows.map(({ formId, instanceId, storedId }): [string, Inserted] => [
      keyOf(formId, instanceId),
      storedId === null ? 'over quota' : Number(storedId),
    ]),
  );
  return several.map(({ formId, instanceId }) => {
    const key = keyOf(formId, instanceId);
    const one = inserted.get(key) ?? 'held';
    // Duplicates within the batch share one row.
    if (one !== 'over quota') inserted.delete(key);
    return one;
  });
}

const keyOf = (formId: number, instanceId: string) => `${formId} ${instanceId}`;

function firstOfEach(several: readonly SubmissionToStore[]): SubmissionToStore[] {
  const first = new Map<string, SubmissionToStore>();
  for (const one of several) {
    const key = keyOf(one.formId, one.instanceId);
    if (!first.has(key)) first.set(key, one);
  }
  return [...first.values()];
}

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
  bytes: stored.xml.length + bytesOf(stored.files),
  files: edited ? withPreviousFiles(stored.files, edited) : stored.files,
  forest_answers: stored.forestAnswers,
  occurrences: stored.occurrences.map((one, position) => ({ ...one, position })),
});
