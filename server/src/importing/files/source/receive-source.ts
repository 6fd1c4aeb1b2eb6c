import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImportSource } from '../../import-job';

/** An archive is read from its end, and a continued import reads its file again. */
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
