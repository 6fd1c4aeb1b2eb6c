import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import type { CollectingContext } from '../collecting-context';
import type { CollectionServer } from '../collection-server';
import { notFound } from '../open-rosa-error';
import { admitEdit } from '../submissions/edit-window';
import type { AdmitSubmission } from '../submissions/receiving/admit-submission';
import { countSent, quotaUsedUp } from '../submissions/receiving/daily-quota';
import { openIntake } from '../submissions/receiving/open-intake';
import type { Intake, KeepSubmission } from '../submissions/receiving/receive-submission';
import { bytesOf } from '../submissions/storing/new-files';

/**
 * Opens the intake for browsers: that of phones, for one form, and with a time limit for edits. With ODK
 * Central the record is not stored here but forwarded as the person's app user.
 *
 * @returns Intake for the form in the address of a request.
 */
export function openWebIntake(context: CollectingContext): (formId: string) => Intake {
  const {
    collection,
    database: { db },
    settings: { dailyQuota, editHours },
  } = context;
  const phones = openIntake(context);
  const { forward } = collection;
  const intake: Intake = forward
    ? { ...phones, admit: admitForwarded, keep: forwarded(db, forward, dailyQuota) }
    : { ...phones, admit: admitEdit(db, editHours, phones.admit) };
  return (formId) => ({
    ...intake,
    async formFor(identity, submitter) {
      if (identity.formId !== formId) throw notFound();
      return intake.formFor(identity, submitter);
    },
  });
}

/**
 * Refuses edits: an edit must be of the person's own record, and this server does not know the ids of all
 * versions in ODK Central.
 */
const admitForwarded: AdmitSubmission = async (
  { deprecatedId, xml, files },
  { isUsedUp, bytesLeft },
) => {
  if (deprecatedId !== null) throw new Problem('done_in_central');
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
