import { and, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/database';
import { OpenRosaError } from '../../open-rosa-error';
import { appUser, submission } from '../../tables';
import type { SubmissionToStore } from './submission-to-store';

interface StoredRow {
  id: number;
  sha256: string | null;
  editOf: number | null;
  supersededBy: number | null;
  deletedAt: Date | null;
  isOwn: boolean;
}

type Sender = Pick<SubmissionToStore, 'formId' | 'appUserId'>;

/** A second query reads the owner: the first version may be on another node of a cluster. */
export async function findStoredRow(
  db: Database,
  { formId, appUserId }: Sender,
  instanceId: string,
  lock: boolean,
): Promise<StoredRow | undefined> {
  const query = db
    .select({
      id: submission.id,
      sha256: submission.sha256,
      editOf: submission.editOf,
      supersededBy: submission.supersededBy,
      deletedAt: submission.deletedAt,
    })
    .from(submission)
    .where(and(eq(submission.formId, formId), eq(submission.instanceId, instanceId)));
  const [row] = await (lock ? query.for('update') : query);
  return row && { ...row, isOwn: await isOwnRecord(db, row.editOf ?? row.id, appUserId) };
}

/** @throws OpenRosaError 409 if a repeat must not update the row */
export function requireRepeatable(row: StoredRow | undefined, sent: SubmissionToStore): StoredRow {
  if (!row?.isOwn) throw anotherPersons();
  if (row.deletedAt) throw deleted();
  if (row.supersededBy !== null) throw outOfDate(sent.instanceId);
  if (row.sha256 === sent.sha256) return row;
  throw new OpenRosaError(
    409,
    'A submission already exists with this ID, but with different XML. Resubmissions to attach ' +
      'additional multimedia must resubmit an identical xml_submission_file.',
  );
}

/**
 * Another person's record counts as missing, so that its existence is not revealed.
 * @throws OpenRosaError 404 if the sender has no such record, 409 if it cannot be edited any more
 */
export function requireEditable(row: StoredRow | undefined, deprecatedId: string): StoredRow {
  if (!row?.isOwn) {
    throw new OpenRosaError(
      404,
      "You tried to update an existing submission, but we can't find that submission to update " +
        `(${deprecatedId})`,
    );
  }
  if (row.deletedAt) throw deleted();
  if (row.supersededBy !== null) throw outOfDate(deprecatedId);
  return row;
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
    { problem: 'record_changed' },
  );

const sender = alias(appUser, 'sender');
const asking = alias(appUser, 'asking');

/**
 * The owner of the first version owns the record, even with another app user now. Records of a
 * closed account have no owner.
 * @param firstId Row id of the record's first version.
 */
export async function isOwnRecord(
  db: Database,
  firstId: number,
  appUserId: number,
): Promise<boolean> {
  const found = await db
    .select({ id: submission.id })
    .from(submission)
    .innerJoin(sender, eq(sender.id, submission.appUserId))
    .innerJoin(asking, eq(asking.id, appUserId))
    .where(
      and(
        eq(submission.id, firstId),
        or(eq(sender.id, asking.id), eq(sender.personId, asking.personId)),
      ),
    );
  return found.length > 0;
}
