import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { replaceOccurrences } from '../../submissions/rereading/replace-occurrences';
import { isOwnRecord } from '../../submissions/storing/stored-row';
import { formVersion, submission } from '../../tables';
import { stateOf } from '../reviews/exchange';
import { forgetReviews, receiveStates } from '../reviews/receive-states';
import { centralSubmission } from '../tables';
import type { CentralRecord } from './record-of-row';
import { sameRecord } from './same-record';
import { appUsersOfSenders } from './senders';

/**
 * Idempotent. A record that this server received itself is changed only by the same person.
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

const sameInstances = (formId: number, records: readonly Pick<CentralRecord, 'instanceId'>[]) =>
  and(
    eq(submission.formId, formId),
    inArray(
      submission.instanceId,
      records.map(({ instanceId }) => instanceId),
    ),
  );

async function knownRecords(tx: Database, formId: number, records: readonly CentralRecord[]) {
  const { id, instanceId, deletedAt } = submission;
  const rows = await tx
    .select({ id, instanceId, digest: centralSubmission.digest })
    .from(submission)
    .innerJoin(centralSubmission, await sameRecord(tx))
    .where(and(sameInstances(formId, records), isNull(deletedAt)));
  return new Map(rows.map((row) => [row.instanceId, row]));
}

async function idsOf(tx: Database, formId: number, records: readonly CentralRecord[]) {
  const rows = await tx
    .select({ id: submission.id })
    .from(submission)
    .where(sameInstances(formId, records));
  return rows.map(({ id }) => id);
}

/** Those read from Central, and the sender's own. */
async function changeableIds(
  tx: Database,
  formId: number,
  records: readonly { instanceId: string; appUserId: number }[],
): Promise<number[]> {
  const senders = new Map(records.map(({ instanceId, appUserId }) => [instanceId, appUserId]));
  const known = await tx
    .select({ id: submission.id, instanceId: submission.instanceId, editOf: submission.editOf })
    .from(submission)
    .where(sameInstances(formId, records));
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

/** By name; unknown versions are missing. */
async function versionIds(tx: Database, formId: number, records: readonly CentralRecord[]) {
  const versions = new Set(records.map(({ formVersion: version }) => version ?? ''));
  const rows = await tx
    .select({ id: formVersion.id, version: formVersion.version })
    .from(formVersion)
    .where(and(eq(formVersion.formId, formId), inArray(formVersion.version, [...versions])));
  return new Map(rows.map(({ id, version }) => [version, id]));
}

async function writeRecords(
  tx: Database,
  formId: number,
  records: readonly CentralRecord[],
): Promise<void> {
  const appUsers = await appUsersOfSenders(tx, records);
  const rows = records.map((record) => {
    const appUserId = appUsers.get(record.senderId);
    if (appUserId === undefined) throw new Error('The sender of a record has no app user.');
    return { ...record, appUserId };
  });
  const changeable = await changeableIds(tx, formId, rows);
  const versions = await versionIds(tx, formId, records);
  // Values instead of a subquery: a cluster derives the record's node from them.
  const stored = await tx
    .insert(submission)
    .values(
      rows.map((row) => ({
        formId,
        formVersionId: versions.get(row.formVersion ?? '') ?? null,
        appUserId: row.appUserId,
        instanceId: row.instanceId,
        instanceName: row.instanceName,
        encrypted: row.encrypted,
        deviceId: row.deviceId,
        submittedAt: new Date(row.submittedAt),
        deletedAt: null,
        forestAnswers: row.forestAnswers,
      })),
    )
    .onConflictDoUpdate({
      target: [submission.formId, submission.instanceId],
      set: {
        formVersionId: sql`excluded.form_version_id`,
        instanceName: sql`excluded.instance_name`,
        encrypted: sql`excluded.encrypted`,
        deletedAt: sql`excluded.deleted_at`,
        forestAnswers: sql`excluded.forest_answers`,
      },
      setWhere: changeable.length > 0 ? inArray(submission.id, changeable) : sql`false`,
    })
    .returning({ id: submission.id, instanceId: submission.instanceId });
  const rowIds = new Map(stored.map(({ id, instanceId }) => [instanceId, id]));
  const written = rows.flatMap((row) => {
    const id = rowIds.get(row.instanceId);
    return id === undefined ? [] : [{ ...row, id }];
  });
  if (written.length === 0) return;
  // The rows just written lock out concurrent writers.
  await tx
    .delete(centralSubmission)
    .where(inArray(centralSubmission.submissionId, [...rowIds.values()]));
  await tx.insert(centralSubmission).values(
    written.map(({ id, instanceId, digest, review }) => ({
      submissionId: id,
      instanceId,
      formId,
      digest,
      review,
    })),
  );
  await replaceOccurrences(tx, written);
  const states = written.map(({ id, review }) => ({ recordId: id, state: stateOf(review) }));
  await forgetReviews(tx, await receiveStates(tx, states));
}
