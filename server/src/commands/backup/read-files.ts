import { createHash } from 'node:crypto';
import type { FileStore } from '../../collecting/files/file-store';
import { OwnedContent } from '../../collecting/files/owned-content';
import type { Database } from '../../platform/database/database';
import { unlessMissing } from '../../platform/problems/error-code';
import type { AddEntry } from './archive';
import { STORED_FILES } from './backup-tables';
import { FILES_FOLDER } from './manifest';
import { linesOf } from './read-tables';

/** A larger file is read twice instead of being kept in memory. */
const IN_MEMORY_BYTES = 8_000_000;

/** In the order of the hashes. @returns `missing`: names of those that the store lacks */
export async function writeFiles(tx: Database, files: Pick<FileStore, 'read'>, add: AddEntry) {
  const named = STORED_FILES.join(' union ');
  const query = `select line from (${named}) named where line is not null order by line collate "C"`;
  const missing: string[] = [];
  let written = 0;
  for await (const hashes of linesOf(tx, query)) {
    for (const sha256 of hashes) {
      const name = `${FILES_FOLDER}${sha256}`;
      if (await writeFile(files, sha256, name, add)) written += 1;
      else missing.push(name);
    }
  }
  return { written, missing };
}

/** @returns False if the store lacks the content, or its hash does not match the name. */
async function writeFile(
  files: Pick<FileStore, 'read'>,
  sha256: string,
  name: string,
  add: AddEntry,
): Promise<boolean> {
  const owned = new OwnedContent('backup', sha256);
  const found = await unlessMissing(measure(files, owned));
  if (!found || found.sha256 !== sha256) return false;
  await add(name, found.size, found.chunks ?? (await files.read(owned)).content);
  return true;
}

async function measure(files: Pick<FileStore, 'read'>, owned: OwnedContent) {
  const hash = createHash('sha256');
  // Content of a small file; null for a large one, which is read a second time.
  let chunks: Uint8Array[] | null = [];
  let size = 0;
  const { content } = await files.read(owned);
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    size += chunk.length;
    if (size > IN_MEMORY_BYTES) chunks = null;
    chunks?.push(chunk);
  }
  return { sha256: hash.digest('hex'), size, chunks };
}
