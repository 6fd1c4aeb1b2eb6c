import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { submissionFile } from '../../tables';
import type { NamedFile } from './submission-to-store';

/** Files of a repeated submission that the stored record does not have. */
interface NewFiles {
  added: readonly NamedFile[];
  /** Total size of the added files, in bytes. */
  bytes: number;
  /** The stored files that are replaced. */
  replaced: readonly { sha256: string | null }[];
}

/** Compares received files with those of a stored record: the same bytes under the same name are not new. */
export async function newFiles(
  db: Database,
  submissionId: number,
  files: readonly NamedFile[],
): Promise<NewFiles> {
  const received = files.filter(({ sha256 }) => sha256 !== null);
  if (received.length === 0) return { added: [], bytes: 0, replaced: [] };
  const rows = await db
    .select({ name: submissionFile.name, sha256: submissionFile.sha256 })
    .from(submissionFile)
    .where(eq(submissionFile.submissionId, submissionId));
  const before = new Map(rows.map((row) => [row.name, row]));
  const added = received.filter(({ name, sha256 }) => before.get(name)?.sha256 !== sha256);
  const replaced = added.flatMap(({ name }) => before.get(name) ?? []);
  return { added, bytes: bytesOf(added), replaced };
}

/** Returns the total size of the received files, in bytes. */
export const bytesOf = (files: readonly NamedFile[]): number =>
  files.reduce((bytes, { size }) => bytes + (size ?? 0), 0);
