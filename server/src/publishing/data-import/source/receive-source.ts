import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImportSource } from '../import-job';

/** A file that is on the disk until its import is over. */
export interface ReceivedSource extends ImportSource {
  remove(): Promise<void>;
}

/**
 * Puts an upload on the disk: an archive is read from its end, and an import that was interrupted
 * reads its file again.
 *
 * @param name what the sender calls it; never part of a path
 * @param dataFolder of the server
 */
export async function receiveSource(
  upload: Readable,
  name: string,
  dataFolder: string,
): Promise<ReceivedSource> {
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
