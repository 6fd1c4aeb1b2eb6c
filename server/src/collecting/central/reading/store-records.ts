import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { isOwnRecord } from '../../submissions/own-record';
import { replaceOccurrences } from '../../submissions/replace-occurrences';
import { formVersion, submission } from '../../tables';
import { centralSubmission } from '../tables';
import { type CentralRecord, REJECTED } from './record-of-row';
import { isInCentral } from './remove-records';
import { appUsersOfSenders } from './senders';

/**
 * Stores records of one form as they are in Central now: new ones, edited ones, and ones that were
 * deleted and came back. Storing the same again changes nothing. One that was rejected there is kept
 * as deleted, so that it is on no map and in no counter until somebody thinks otherwise. A record that this server took
 * itself, before phones sent to Central, is changed by its own person only.
 *
 * @returns Row ids of all of them.
 */
export async function storeRecords(
  db: Database,
  formId: number,
  records: readonly CentralRecord[],
): Promise<number[]> {
  if (records.length === 0) return [];
  return db.transaction(async (tx) => {
    const known = await knownRecords(tx, formId, records);
    const changed = records.filter(
      ({ instanceId, digest }) => known.get(instanceId)?.digest !== digest,
    );
    if (changed.length === 0) return [...known.values()].map(({ id }) => id);
    await writeRecords(tx, formId, changed);
    return idsOf(tx, formId, records);
  });
}

/** What is stored already and not deleted in Central, by instance id. */
async function knownRecords(tx: Database, formId: number, records: readonly CentralRecord[]) {
  const rows = await tx
    .select({
      id: submission.id,
      instanceId: submission.instanceId,
      digest: centralSubmission.digest,
    })
    .from(submission)
    .innerJoin(centralSubmission, eq(centralSubmission.submissionId, submission.id))
    .where(
      and(
        eq(submission.formId, formId),
        inArray(
          submission.instanceId,
          records.map(({ instanceId }) => instanceId),
        ),
        isInCentral,
      ),
    );
  return new Map(rows.map((row) => [row.instanceId, row]));
}

async function idsOf(tx: Database, formId: number, records: readonly CentralRecord[]) {
  const instanceIds = records.map(({ instanceId }) => instanceId);
  const rows = await tx
    .select({ id: submission.id })
    .from(submission)
    .where(and(eq(submission.formId, formId), inArray(submission.instanceId, instanceIds)));
  return rows.map(({ id }) => id);
}

/** Which of these records are here and may be changed: what was read from Central, and what is the sender's own. */
async function changeableIds(
  tx: Database,
  formId: number,
  records: readonly { instanceId: string; appUserId: number | undefined }[],
): Promise<number[]> {
  const senders = new Map(records.map(({ instanceId, appUserId }) => [instanceId, appUserId]));
  const known = await tx
    .select({ id: submission.id, instanceId: submission.instanceId, editOf: submission.editOf })
    .from(submission)
    .where(and(eq(submission.formId, formId), inArray(submission.instanceId, [...senders.keys()])));
  if (known.length === 0) return [];
  const ids = known.map(({ id }) => id);
  const read = await tx
    .select({ id: centralSubmission.submissionId })
    .from(centralSubmission)
    .where(inArray(centralSubmission.submissionId, ids));
  const changeable = new Set(read.map(({ id }) => id));
  for (const { id, instanceId, editOf } of known) {
    const sender = senders.get(instanceId);
    if (changeable.has(id) || sender === undefined) continue;
    if (await isOwnRecord(tx, editOf ?? id, sender)) changeable.add(id);
  }
  return [...changeable];
}

async function writeRecords(
  tx: Database,
  formId: number,
  records: readonly CentralRecord[],
): Promise<void> {
  const appUsers = await appUsersOfSenders(
    tx,
    records.map(({ senderId }) => senderId),
  );
  const rows = records.map(({ occurrences, senderId, ...record }) => ({
    ...record,
    appUserId: appUsers.get(senderId),
    occurrences: record.review === REJECTED ? [] : occurrences,
  }));
  const changeable = await changeableIds(tx, formId, rows);
  const incoming = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as record(
    "instanceId" text, "instanceName" text, "submittedAt" timestamptz, "formVersion" text,
    "deviceId" text, encrypted boolean, review text, digest text, "appUserId" int, "forestAnswers" jsonb)`;
  const { rows: stored } = await tx.execute<{ id: string | number; instance_id: string }>(sql`
    insert into ${submission} (form_id, form_version_id, app_user_id, instance_id, instance_name,
      encrypted, device_id, submitted_at, deleted_at, forest_answers)
    select ${formId}, version.id, "appUserId", "instanceId", "instanceName",
      encrypted, "deviceId", "submittedAt", case when review = ${REJECTED} then now() end,
      "forestAnswers"
    from ${incoming}
    left join ${formVersion} version
      on version.form_id = ${formId} and version.version = coalesce("formVersion", '')
    on conflict (form_id, instance_id) do update set form_version_id = excluded.form_version_id,
      instance_name = excluded.instance_name, encrypted = excluded.encrypted,
      deleted_at = excluded.deleted_at, forest_answers = excluded.forest_answers
    where ${changeable.length > 0 ? inArray(submission.id, changeable) : sql`false`}
    returning id, instance_id`);
  const ids = stored.map(({ id }) => Number(id));
  if (ids.length === 0) return;
  const rowIds = new Map(stored.map(({ id, instance_id }) => [instance_id, Number(id)]));
  // The rows that were written just now keep others from doing the same meanwhile.
  await tx.delete(centralSubmission).where(inArray(centralSubmission.submissionId, ids));
  await tx.insert(centralSubmission).values(
    rows.flatMap(({ instanceId, digest, review }) => {
      const submissionId = rowIds.get(instanceId);
      return submissionId === undefined
        ? []
        : [{ submissionId, instanceId, formId, digest, review }];
    }),
  );
  await replaceOccurrences(
    tx,
    rows.flatMap(({ instanceId, observedOn, occurrences }) => {
      const id = rowIds.get(instanceId);
      return id === undefined ? [] : [{ id, observedOn, occurrences }];
    }),
  );
}
