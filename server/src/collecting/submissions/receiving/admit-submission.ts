import type { Database } from '../../../platform/database/database';
import { bytesOf, newFiles } from '../storing/new-files';
import { findStoredRow, requireEditable, requireRepeatable } from '../storing/stored-row';
import type { SubmissionToStore } from '../storing/submission-to-store';
import { quotaUsedUp } from './daily-quota';
import type { ReceivingForm } from './form-gate';

/** Checks a submission before its files are stored. @throws the errors of its store */
export type AdmitSubmission = (sent: SubmissionToStore, form: ReceivingForm) => Promise<void>;

/**
 * Refuses a submission with files as the store would, so that a refused one leaves no file. The store decides
 * again, because another request may be faster. A submission without files is checked only by the store.
 */
export const openAdmission =
  (db: Database): AdmitSubmission =>
  async (sent, { isUsedUp, bytesLeft }) => {
    const { deprecatedId, files, instanceId, xml } = sent;
    if (!isUsedUp && files.every(({ sha256 }) => sha256 === null)) return;
    const row = await findStoredRow(db, sent, instanceId, false);
    if (row) {
      const { id } = requireRepeatable(row, sent);
      // Further files of an existing record do not count towards the number of records.
      if ((await newFiles(db, id, files)).bytes > bytesLeft) throw quotaUsedUp();
      return;
    }
    if (isUsedUp || xml.length + bytesOf(files) > bytesLeft) throw quotaUsedUp();
    if (deprecatedId !== null) {
      requireEditable(await findStoredRow(db, sent, deprecatedId, false), deprecatedId);
    }
  };
