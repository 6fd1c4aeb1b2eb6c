import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore, IncomingFile } from './file-store';
import { openWaitingRoom } from './waiting-room';

/** A disk that has space is not asked again for so long, in milliseconds: less arrives in it than is reserved. */
const LOOK_AGAIN_MS = 100;

/** What every store does the same: contents arrive on this machine's disk, wherever they stay. */
export type IncomingFiles = Pick<FileStore, 'requireSpace' | 'receive' | 'discard'>;

/**
 * Opens the waiting room `incoming/` of a data folder. What a killed process left there is removed.
 *
 * @param reserveBytes Space that is left free for others on the disk.
 * @param durability `synced`: a content is on the disk when it was received, so that keeping it on
 *   this disk is giving it its name.
 */
export async function openIncomingFiles(
  dataFolder: string,
  reserveBytes: number,
  durability: 'synced' | 'passing' = 'passing',
): Promise<IncomingFiles> {
  const waiting = await openWaitingRoom(join(dataFolder, 'incoming'));
  let enoughAt = Number.NEGATIVE_INFINITY;
  return {
    async requireSpace() {
      if (reserveBytes === 0 || performance.now() - enoughAt < LOOK_AGAIN_MS) return;
      const { bavail, bsize } = await statfs(dataFolder);
      if (bavail * bsize < reserveBytes) throw new DiskNearlyFull();
      enoughAt = performance.now();
    },
    receive: (content) =>
      writeIncoming(join(waiting, randomUUID()), content, durability === 'synced'),
    discard: ({ path }) => rm(path, { force: true }),
  };
}

/** Less than the reserve is left; to anyone who handles it, the disk is full. */
class DiskNearlyFull extends Error {
  override readonly name = 'DiskNearlyFull';
  readonly code = 'ENOSPC';

  constructor() {
    super('The disk is nearly full; what is left is reserved for the database.');
  }
}

async function writeIncoming(
  path: string,
  content: AsyncIterable<Uint8Array>,
  synced: boolean,
): Promise<IncomingFile> {
  const sha256 = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx');
  try {
    for await (const chunk of content) {
      sha256.update(chunk);
      size += chunk.length;
      await writeAll(file, chunk);
    }
    if (synced) await file.sync();
    await file.close();
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(path, { force: true });
    throw error;
  }
  return { path, sha256: sha256.digest('hex'), size, receivedAt: Date.now() };
}

async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  let written = 0;
  while (written < chunk.length) {
    written += (await file.write(chunk, written)).bytesWritten;
  }
}
