import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { OwnedContent } from '../../collecting/files/owned-content';
import { submissionFile } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';

/** Lists the received files of a version of a record, by name. */
export async function receivedFiles(
  db: Database,
  submissionId: number,
): Promise<{ name: string; bytes: number }[]> {
  const { name, size, sha256 } = submissionFile;
  const rows = await db
    .select({ name, size })
    .from(submissionFile)
    .where(and(eq(submissionFile.submissionId, submissionId), isNotNull(sha256)))
    .orderBy(asc(name));
  return rows.map((row) => ({ name: row.name, bytes: Number(row.size ?? 0) }));
}

/** @returns Null if that version names no such file, or it was not received. */
export async function receivedFile(
  db: Database,
  submissionId: number,
  name: string,
): Promise<OwnedContent | null> {
  const [found] = await db
    .select({ sha256: submissionFile.sha256 })
    .from(submissionFile)
    .where(and(eq(submissionFile.submissionId, submissionId), eq(submissionFile.name, name)));
  return found?.sha256 ? new OwnedContent('own-record-file', found.sha256) : null;
}
