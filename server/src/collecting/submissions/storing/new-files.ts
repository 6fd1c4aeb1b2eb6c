import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { submissionFile } from '../../tables';
import type { NamedFile } from './submission-to-store';

/** The stored record lacks these files of a repeated submission. */
interface NewFiles {
  added: readonly NamedFile[];
  bytes: number;
  replaced: readonly { sha256: string | null }[];
}

/** The same bytes under the same name are not new. */
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

export const bytesOf = (files: readonly NamedFile[]): number =>
  files.reduce((bytes, { size }) => bytes + (size ?? 0), 0);
