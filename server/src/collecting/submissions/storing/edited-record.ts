import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { isSameName } from '../../../platform/text/same-name';
import { submission, submissionFile } from '../../tables';
import type { NamedFile } from './submission-to-store';

/** A file of an earlier version, with its time of arrival. */
interface PreviousFile extends NamedFile {
  readonly receivedAt: string | null;
}

/** Data that an edit takes over from the record that it edits. */
export interface EditedRecord {
  /** Id of the first version. */
  firstId: number;
  /** App user that owns the record. */
  firstAppUserId: number;
  /** When its first version arrived, in microseconds. */
  firstSubmittedAt: string;
  files: readonly PreviousFile[];
}

/** Reads the data that an edit takes over. Call it while the edited version is locked. */
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

/** Returns the files of an edit; those that were not sent again are taken from the edited version. */
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
