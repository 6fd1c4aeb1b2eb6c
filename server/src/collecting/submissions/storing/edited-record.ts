import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { isSameName } from '../../../platform/text/same-name';
import { submission, submissionFile } from '../../tables';
import type { NamedFile } from './submission-to-store';

interface PreviousFile extends NamedFile {
  readonly receivedAt: string | null;
}

export interface EditedRecord {
  firstId: number;
  /** Owner of the record. */
  firstAppUserId: number;
  /** With microseconds. */
  firstSubmittedAt: string;
  files: readonly PreviousFile[];
}

/** Call this while the edited version is locked. */
export async function readEditedRecord(
  tx: Database,
  edited: { id: number; editOf: number | null },
): Promise<EditedRecord> {
  const firstId = edited.editOf ?? edited.id;
  const [first] = await tx
    .select({
      appUserId: submission.appUserId,
      submittedAt: sql<string>`${submission.submittedAt}::text`,
    })
    .from(submission)
    .where(eq(submission.id, firstId));
  if (!first) throw new Error('The first version of an edited record is missing.');
  const files = await tx
    .select({
      name: submissionFile.name,
      sha256: submissionFile.sha256,
      size: submissionFile.size,
      contentType: submissionFile.contentType,
      showable: submissionFile.showable,
      receivedAt: sql<string | null>`${submissionFile.receivedAt}::text`,
    })
    .from(submissionFile)
    .where(eq(submissionFile.submissionId, edited.id));
  const { appUserId, submittedAt } = first;
  return { firstId, firstAppUserId: appUserId, firstSubmittedAt: submittedAt, files };
}

/** Files that were not sent again are taken from the edited version. */
export function withPreviousFiles(
  files: readonly NamedFile[],
  { files: previous }: EditedRecord,
): NamedFile[] {
  return files.map((file) =>
    file.sha256 === null
      ? (previous.find(({ name }) => isSameName(name, file.name)) ?? file)
      : file,
  );
}
