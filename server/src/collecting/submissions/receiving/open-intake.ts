import type { ServerSettings } from '../../../platform/configuration/settings';
import type { Database } from '../../../platform/database/database';
import { retryDatabase } from '../../../platform/database/retry-database';
import type { HeavyWork } from '../../../platform/heavy-work/heavy-work';
import type { FormAnswerRules } from '../../answers/answer-rules';
import type { FileStore } from '../../files/file-store';
import { mayBeObsolete } from '../../files/obsolete-contents';
import { bytesOf, newFiles } from '../storing/new-files';
import { openSubmissionStore, type StoreSubmission } from '../storing/store-submission';
import { findStoredRow, requireEditable, requireRepeatable } from '../storing/stored-row';
import { quotaUsedUp } from './daily-quota';
import { openFormGate } from './form-gate';
import type { AdmitSubmission, Intake, KeepSubmission } from './receive-submission';

interface IntakeParts {
  database: { db: Database };
  files: FileStore;
  heavyWork: Pick<HeavyWork, 'run'>;
  answerRules: FormAnswerRules;
  settings: Pick<ServerSettings, 'dailyQuota'>;
}

export function openIntake({
  database: { db },
  files,
  heavyWork,
  answerRules,
  settings: { dailyQuota },
}: IntakeParts): Intake {
  return {
    files,
    heavyWork,
    formFor: openFormGate(db, dailyQuota),
    rulesFor: ({ formVersionId, mapping }) => answerRules.ofVersion(formVersionId, mapping),
    admit: openAdmission(db),
    keep: keepHere({ db, files }, openSubmissionStore(db, dailyQuota)),
  };
}

export const keepHere =
  (
    { db, files }: { db: Database; files: Pick<FileStore, 'keep'> },
    store: StoreSubmission,
  ): KeepSubmission =>
  async (submission, arrived) => {
    try {
      for (const file of arrived) await files.keep(file);
      // A retry is safe, because the store is idempotent.
      return await retryDatabase(() => store(submission));
    } catch (error) {
      // If the database is unavailable, the daily cleanup finds them without this entry.
      await mayBeObsolete(db, arrived).catch(() => undefined);
      throw error;
    }
  };

/** A refused submission leaves no file. The store decides again: another may be faster. */
const openAdmission =
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
