import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { together } from '../../database/together';
import { LIMITS } from '../../limits';
import { OpenRosaError } from '../open-rosa/open-rosa-error';
import { occurrence, submission, submissionFile } from '../tables';
import { insertSubmissions } from './insert-submission';
import type { SubmissionToStore } from './submission-to-store';

/** Stores a submission; see {@link openSubmissionStore}. */
export type StoreSubmission = (stored: SubmissionToStore) => Promise<void>;

/**
 * Stores each submission exactly once, however often and however many at once it is sent. A repeat
 * with the same bytes adds or replaces the files that came with it.
 *
 * @throws OpenRosaError 409 when the instance id holds other bytes, was edited since or was
 *   deleted; for an edit, 404 when the edited record is unknown and 409 when it is out of date.
 */
export function openSubmissionStore(db: Database): StoreSubmission {
  const insert = together<SubmissionToStore, number | null>(
    (several) => insertSubmissions(db, several),
    {
      most: LIMITS.openRosa.recordsTogether,
      weightOf: ({ xml }) => xml.length,
      fullAt: LIMITS.openRosa.bytesTogether,
    },
  );
  return async (stored) => {
    if (stored.deprecatedId !== null) {
      await db.transaction((tx) => storeEdit(tx, stored, stored.deprecatedId ?? ''));
    } else if ((await insert(stored)) === null) {
      await db.transaction((tx) => storeRepeat(tx, stored));
    }
  };
}

/** A row that others wait for until this transaction ends. */
async function lockedRow(tx: Database, formId: number, instanceId: string) {
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
  return row;
}

async function storeRepeat(tx: Database, stored: SubmissionToStore): Promise<void> {
  const row = await lockedRow(tx, stored.formId, stored.instanceId);
  if (!row) throw new Error('A submission vanished while it was sent again.');
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
  await tx
    .insert(submissionFile)
    .values(received.map((file) => ({ ...file, submissionId: row.id, receivedAt: sql`now()` })))
    .onConflictDoUpdate({
      target: [submissionFile.submissionId, submissionFile.name],
      set: {
        sha256: sql`excluded.sha256`,
        md5: sql`excluded.md5`,
        size: sql`excluded.size`,
        contentType: sql`excluded.content_type`,
        receivedAt: sql`excluded.received_at`,
      },
    });
}

async function storeEdit(
  tx: Database,
  stored: SubmissionToStore,
  deprecatedId: string,
): Promise<void> {
  const edited = await lockedRow(tx, stored.formId, deprecatedId);
  const [id = null] = await insertSubmissions(
    tx,
    [stored],
    edited ? { firstId: edited.editOf ?? edited.id, previousId: edited.id } : null,
  );
  // The edit itself came before: what it edited is out of date by that alone.
  if (id === null) return storeRepeat(tx, stored);
  if (!edited) {
    throw new OpenRosaError(
      404,
      "You tried to update an existing submission, but we can't find that submission to update " +
        `(${deprecatedId})`,
    );
  }
  if (edited.deletedAt) throw deleted();
  if (edited.supersededBy !== null) throw outOfDate(deprecatedId);
  await tx.update(submission).set({ supersededBy: id }).where(eq(submission.id, edited.id));
  await tx.delete(occurrence).where(eq(occurrence.submissionId, edited.id));
}

const deleted = () =>
  new OpenRosaError(409, 'This submission has been deleted. You may not resubmit it.');

const outOfDate = (instanceId: string) =>
  new OpenRosaError(
    409,
    `You tried to update a submission, but the copy you were editing (${instanceId}) is now out ` +
      'of date. Please get the new version that has been submitted, and make your edits again.',
  );
