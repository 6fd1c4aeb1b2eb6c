import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import type { CollectingContext } from '../collecting-context';
import type { CollectionServer, RecordsToEdit } from '../collection-server';
import { notFound } from '../open-rosa-error';
import { admitEdit, editEnded, isYoung } from '../submissions/edit-window';
import { countSent, quotaUsedUp } from '../submissions/receiving/daily-quota';
import { openIntake } from '../submissions/receiving/open-intake';
import type { Intake, KeepSubmission } from '../submissions/receiving/receive-submission';
import { bytesOf } from '../submissions/storing/new-files';
import { isOwnRecord } from '../submissions/storing/stored-row';
import type { SubmissionToStore } from '../submissions/storing/submission-to-store';
import { form, submission } from '../tables';

/**
 * Like the intake for phones, for one form, with a time limit for edits. With ODK Central the
 * record is not stored here but forwarded as the person's app user.
 * @returns Function of the form id and, with ODK Central, the row id of the record that is edited.
 */
export function openWebIntake(
  context: CollectingContext,
): (formId: string, edits?: number) => Intake {
  const { db } = context.database;
  const { dailyQuota, editHours } = context.settings;
  const { forward, recordsToEdit: records } = context.collection;
  const phones = openIntake(context);
  const intake: Intake = forward
    ? { ...phones, keep: forwarded(db, forward, dailyQuota) }
    : { ...phones, admit: admitEdit(db, editHours, phones.admit) };
  return (formId, edits) => ({
    ...intake,
    ...(forward && {
      async admit(sent, { isUsedUp, bytesLeft }) {
        const bytes = sent.xml.length + bytesOf(sent.files);
        if (isUsedUp || bytes > bytesLeft) throw quotaUsedUp();
        if (sent.deprecatedId === null) return;
        if (!records || edits === undefined) throw new Problem('done_in_central');
        await admitForwardedEdit({ db, records, editHours }, sent, edits);
      },
    }),
    async formFor(identity, submitter) {
      if (identity.formId !== formId) throw notFound();
      return intake.formFor(identity, submitter);
    },
  });
}

const forwarded =
  (
    db: Database,
    forward: NonNullable<CollectionServer['forward']>,
    quota: CollectingContext['settings']['dailyQuota'],
  ): KeepSubmission =>
  async (submission, arrived) => {
    const { appUserId, deviceId, xml, files } = submission;
    const paths = new Map(arrived.map(({ sha256, path }) => [sha256, path]));
    await forward({
      appUserId,
      deviceId,
      xml,
      files: files.flatMap(({ name, sha256, contentType }) => {
        const path = paths.get(sha256 ?? '');
        return path ? [{ name, path, contentType: contentType ?? 'application/octet-stream' }] : [];
      }),
    });
    // Counted afterwards, so that failed attempts do not use up the quota.
    await countSent(db, submission, { records: 1, bytes: xml.length + bytesOf(files) }, quota);
    // ODK Central does not report whether it had already stored the record.
    return 'stored';
  };

/**
 * ODK Central does not check whose record an edit replaces.
 * @throws Problem `not_found`, `record_changed` or `collection_unavailable`; OpenRosaError if it is
 *   too late
 */
async function admitForwardedEdit(
  { db, records, editHours }: { db: Database; records: RecordsToEdit; editHours: number },
  { appUserId, deprecatedId, formId, instanceId }: SubmissionToStore,
  recordId: number,
): Promise<void> {
  const [edited] = await db
    .select({ instanceId: submission.instanceId, xmlFormId: form.xmlFormId })
    .from(submission)
    .innerJoin(form, eq(form.id, submission.formId))
    .where(
      and(
        eq(submission.id, recordId),
        eq(submission.formId, formId),
        isNull(submission.sha256),
        isNull(submission.deletedAt),
      ),
    );
  if (!edited || !(await isOwnRecord(db, recordId, appUserId))) throw new Problem('not_found');
  const current = await records.currentVersion(edited);
  // A repeat of an edit that arrived in time adds its files at any time.
  if (current === instanceId) return;
  if (current !== deprecatedId) throw new Problem('record_changed');
  if (!(await isYoung(db, recordId, editHours))) throw editEnded();
}
