import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../src/collecting/files/file-store';
import { OwnedContent } from '../src/collecting/files/owned-content';

/**
 * Reads a stored content of any owner: tests inspect the store itself.
 *
 * @throws as `FileStore.read`
 */
export async function storedContent(
  files: Pick<FileStore, 'read'>,
  sha256: string,
): Promise<Buffer> {
  return buffer((await files.read(new OwnedContent('backup', sha256))).content);
}
