import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import type { CollectingContext } from '../collecting-context';
import type { CollectionServer } from '../collection-server';
import { notFound } from '../open-rosa-error';
import { admitEdit } from '../submissions/edit-window';
import { countSent, quotaUsedUp } from '../submissions/receiving/daily-quota';
import type { ReceivingForm } from '../submissions/receiving/form-gate';
import { openIntake } from '../submissions/receiving/open-intake';
import type { Intake, KeepSubmission } from '../submissions/receiving/receive-submission';
import { bytesOf } from '../submissions/storing/new-files';
import type { SubmissionToStore } from '../submissions/storing/submission-to-store';
import { admitForwardedEdit } from './admit-forwarded-edit';

/**
 * Opens the intake for browsers: that of phones, for one form, and with a time limit for edits. With ODK
 * Central the record is not stored here but forwarded as the person's app user.
 *
 * @returns Intake for the form in the address of a request, and for the record that it edits in ODK Central.
 */
export function openWebIntake(
  context: CollectingContext,
): (formId: string, edits?: number) => Intake {
  const {
    collection,
    database: { db },
    settings: { dailyQuota, editHours },
  } = context;
  const { recordsToEdit: records } = collection;
  const phones = openIntake(context);
  const { forward } = collection;
  const intake: Intake = forward
    ? { ...phones, keep: forwarded(db, forward, dailyQuota) }
    : { ...phones, admit: admitEdit(db, editHours, phones.admit) };
  return (formId, edits) => ({
    ...intake,
    ...(forward && {
      async admit(sent, receiving) {
        refuseAboveQuota(sent, receiving);
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

const refuseAboveQuota = (
  { xml, files }: SubmissionToStore,
  { isUsedUp, bytesLeft }: ReceivingForm,
): void => {
  if (isUsedUp || xml.length + bytesOf(files) > bytesLeft) throw quotaUsedUp();
};

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
