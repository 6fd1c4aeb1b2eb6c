import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImportSource } from '../../import-job';

/**
 * Writes an upload to the disk: an archive is read from its end, and a continued import reads its file
 * again.
 * @param name Display name from the sender; never part of a path
 * @param dataFolder Data folder of the server
 * @returns the file, to be removed when its import ends
 */
export async function receiveSource(
  upload: Readable,
  name: string,
  dataFolder: string,
): Promise<ImportSource & { remove(): Promise<void> }> {
  const folder = join(dataFolder, 'uploads');
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const remove = () => rm(path, { force: true });
  try {
    await pipeline(upload, createWriteStream(path));
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, name, remove };
}
