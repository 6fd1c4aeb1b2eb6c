import { and, eq, inArray, sql } from 'drizzle-orm';
import { LIMITS } from '../../platform/configuration/limits';
import type { DailyQuota } from '../../platform/configuration/settings';
import { batch } from '../../platform/database/batch';
import type { Database } from '../../platform/database/database';
import { databaseFunction } from '../../platform/database/database-function';
import { OpenRosaError } from '../open-rosa-error';
import { occurrence, submission, submissionFile } from '../tables';
import { quotaUsedUp } from './daily-quota';
import { readEditedRecord } from './edited-record';
import {
  type CallStore,
  type Inserted,
  insertSubmissions,
  STORE_SUBMISSIONS,
} from './insert-submission';
import { isOwnRecord } from './own-record';
import type { SubmissionToStore } from './submission-to-store';

/** Stores a submission; see {@link openSubmissionStore}. */
export type StoreSubmission = (stored: SubmissionToStore) => Promise<void>;

/**
 * Stores each submission exactly once, however often and however many at once it is sent. A repeat
 * with the same bytes adds or replaces the files that came with it. Only the person whose record it
 * is may repeat or edit it, with whatever code their phone has by now.
 *
 * @throws OpenRosaError 409 when the instance id holds other bytes or another person's record, was
 *   edited since or was deleted; for an edit, 404 when the person has no such record and 409 when
 *   it is out of date; 429 when the day's quota is used up.
 */
export function openSubmissionStore(db: Database, quota: DailyQuota): StoreSubmission {
  const storing = databaseFunction(db, STORE_SUBMISSIONS);
  const insert = batch<SubmissionToStore, Inserted>(
    (several) => insertSubmissions(storing.call, several, quota),
    {
      maxSize: LIMITS.openRosa.recordsPerBatch,
      weightOf: ({ xml, files, occurrences }) =>
        xml.length + (files.length + occurrences.length) * LIMITS.openRosa.bytesOfRow,
      maxWeight: LIMITS.openRosa.bytesPerBatch,
    },
  );
  return async (stored) => {
    if (stored.deprecatedId !== null) {
      const { deprecatedId } = stored;
      await storing.make();
      await db.transaction((tx) =>
        storeEdit(tx, storing.callIn(tx), { ...stored, deprecatedId }, quota),
      );
      return;
    }
    const first = await insert(stored);
    // Those of the person that came at once were too many together; alone it may be one of the last.
    const [inserted] =
      first === 'over quota' ? await insertSubmissions(storing.call, [stored], quota) : [first];
    if (inserted === 'over quota') throw quotaUsedUp();
    if (inserted === 'held') await db.transaction((tx) => storeDuplicate(tx, stored));
  };
}

/**
 * A row of the sender's own records, that others wait for until this transaction ends. Whose it is is
 * asked apart: its first version may lie on another node than the row.
 */
async function lockedOwnRow(
  tx: Database,
  { formId, appUserId }: SubmissionToStore,
  instanceId: string,
) {
  const [row] = await tx
    .select({
      id: submission.id,
      sha256: submission.sha256,
      editOf: submission.editOf,
      supersededBy: submission.supersededBy,
      deletedAt: submission.deletedAt,
    })
    .from(submission)
    .where(and(eq(submission.formId, formId), eq(submission.instanceId, instanceId)))
    .for('update');
  return row && (await isOwnRecord(tx, row.editOf ?? row.id, appUserId)) ? row : undefined;
}

async function storeDuplicate(tx: Database, stored: SubmissionToStore): Promise<void> {
  const row = await lockedOwnRow(tx, stored, stored.instanceId);
  if (!row) throw anotherPersons();
  if (row.deletedAt) throw deleted();
  if (row.supersededBy !== null) throw outOfDate(stored.instanceId);
  if (row.sha256 !== stored.sha256) {
    throw new OpenRosaError(
      409,
      'A submission already exists with this ID, but with different XML. Resubmissions to attach ' +
        'additional multimedia must resubmit an identical xml_submission_file.',
    );
  }
  const received = stored.files.filter(({ sha256 }) => sha256 !== null);
  if (received.length === 0) return;
  // The locked row keeps others from doing the same meanwhile.
  await tx.delete(submissionFile).where(
    and(
      eq(submissionFile.submissionId, row.id),
      inArray(
        submissionFile.name,
        received.map(({ name }) => name),
      ),
    ),
  );
  const { instanceId } = stored;
  await tx.insert(submissionFile).values(
    received.map((file) => ({
      ...file,
      instanceId,
      submissionId: row.id,
      receivedAt: sql`now()`,
    })),
  );
}

async function storeEdit(
  tx: Database,
  call: CallStore,
  stored: SubmissionToStore & { deprecatedId: string },
  quota: DailyQuota,
): Promise<void> {
  const { deprecatedId } = stored;
  // Another person's record is none: nobody learns here that there is one.
  const edited = await lockedOwnRow(tx, stored, deprecatedId);
  const [id] = await insertSubmissions(
    call,
    [stored],
    quota,
    edited ? await readEditedRecord(tx, edited) : null,
  );
  // The edit itself came before: what it edited is out of date by that alone.
  if (id === 'held') return storeDuplicate(tx, stored);
  if (typeof id !== 'number') throw quotaUsedUp();
  if (!edited) {
    throw new OpenRosaError(
      404,
      "You tried to update an existing submission, but we can't find that submission to update " +
        `(${deprecatedId})`,
    );
  }
  if (edited.deletedAt) throw deleted();
  if (edited.supersededBy !== null) throw outOfDate(deprecatedId);
  await tx
    .update(submission)
    .set({ supersededBy: id })
    .where(and(eq(submission.instanceId, deprecatedId), eq(submission.id, edited.id)));
  await tx.delete(occurrence).where(eq(occurrence.submissionId, edited.id));
}

const anotherPersons = () =>
  new OpenRosaError(
    409,
    'A record with this ID was already sent by another person, so nothing was changed. If it is ' +
      'yours, scan your own QR code again and then send it again.',
  );

const deleted = () =>
  new OpenRosaError(409, 'This submission has been deleted. You may not resubmit it.');

const outOfDate = (instanceId: string) =>
  new OpenRosaError(
    409,
    `You tried to update a submission, but the copy you were editing (${instanceId}) is now out ` +
      'of date. Please get the new version that has been submitted, and make your edits again.',
  );
