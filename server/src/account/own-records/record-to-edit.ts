import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { OwnRecordInstance } from '@aranya/shared/contracts';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { FileStore } from '../../collecting/files/file-store';
import { OwnedContent } from '../../collecting/files/owned-content';
import { submission, submissionFile } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import type { AccountContext } from '../account-context';
import type { RecordRow } from './own-record-rows';

type Context = Pick<AccountContext, 'collection' | 'database' | 'files'>;

/** @throws Problem `not_found`, `collection_unavailable` */
export async function recordToEdit(
  { collection, database: { db } }: Context,
  row: RecordRow,
): Promise<{ xml: Uint8Array; attachments: OwnRecordInstance['attachments'] }> {
  const inCentral = row.isHere ? undefined : await collection.recordsToEdit?.read(row);
  if (inCentral) {
    const { xml, fileNames } = inCentral;
    return { xml, attachments: fileNames.map((name) => ({ name })) };
  }
  const [stored] = await db
    .select({ xml: submission.xml })
    .from(submission)
    .where(eq(submission.id, row.current));
  if (!stored?.xml) throw new Problem('not_found');
  return { xml: stored.xml, attachments: await receivedFiles(db, row.current) };
}

/** Reads a file in ODK Central at once. @throws Problem `not_found`, `collection_unavailable` */
export async function fileToEdit(
  { collection, database: { db }, files }: Context,
  row: RecordRow,
  name: string,
  signal: AbortSignal,
): Promise<{ owned: OwnedContent; source: Pick<FileStore, 'read'> }> {
  const { sha256, source } = row.isHere
    ? { sha256: await receivedContent(db, row.current, name), source: files }
    : contentOf(await collection.photo?.({ ...row, name }, signal));
  return { owned: new OwnedContent('own-record-file', sha256), source };
}

/** @throws Problem `not_found` */
function contentOf(bytes: Uint8Array | null | undefined) {
  if (!bytes) throw new Problem('not_found');
  const content = Readable.from([Buffer.from(bytes)], { objectMode: false });
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    source: { read: async () => ({ content, size: bytes.length }) },
  };
}

async function receivedFiles(db: Database, submissionId: number) {
  const { name, size, sha256 } = submissionFile;
  const rows = await db
    .select({ name, size })
    .from(submissionFile)
    .where(and(eq(submissionFile.submissionId, submissionId), isNotNull(sha256)))
    .orderBy(asc(name));
  return rows.map((row) => ({ name: row.name, bytes: Number(row.size ?? 0) }));
}

async function receivedContent(db: Database, submissionId: number, name: string) {
  const [found] = await db
    .select({ sha256: submissionFile.sha256 })
    .from(submissionFile)
    .where(and(eq(submissionFile.submissionId, submissionId), eq(submissionFile.name, name)));
  if (!found?.sha256) throw new Problem('not_found');
  return found.sha256;
}
