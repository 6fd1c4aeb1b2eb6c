import type { Database } from '../../platform/database/database';
import { quotaUsedUp } from './daily-quota';
import type { ReceivingForm } from './form-gate';
import { bytesOf, newFiles } from './new-files';
import { findStoredRow, requireEditable, requireRepeatable } from './stored-row';
import type { SubmissionToStore } from './submission-to-store';

/** Checks a submission before its files are kept. @throws as the store that it goes to */
export type AdmitSubmission = (sent: SubmissionToStore, form: ReceivingForm) => Promise<void>;

/**
 * Refuses a submission with files as the store would, so that a refused one leaves no file. The store
 * decides again: another request may be quicker in between. A submission without files is left to it.
 */
export const openAdmission =
  (db: Database): AdmitSubmission =>
  async (sent, { isUsedUp, bytesLeft }) => {
    const { deprecatedId, files, instanceId, xml } = sent;
    if (!isUsedUp && files.every(({ sha256 }) => sha256 === null)) return;
    const row = await findStoredRow(db, sent, instanceId, false);
    if (row) {
      const { id } = requireRepeatable(row, sent);
      // Further parts of a record are taken, however many records were sent today.
      if ((await newFiles(db, id, files)).bytes > bytesLeft) throw quotaUsedUp();
      return;
    }
    if (isUsedUp || xml.length + bytesOf(files) > bytesLeft) throw quotaUsedUp();
    if (deprecatedId !== null) {
      requireEditable(await findStoredRow(db, sent, deprecatedId, false), deprecatedId);
    }
  };
