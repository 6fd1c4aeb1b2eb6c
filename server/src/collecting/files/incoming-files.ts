import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore, IncomingFile } from './file-store';
import { openPendingUploads } from './pending-uploads';

/**
 * Interval between checks of the free space, in milliseconds: fewer bytes can arrive in it than are
 * reserved.
 */
const LOOK_AGAIN_MS = 100;

/** Operations that all stores share: contents arrive on this machine's disk, wherever they are stored later. */
export type IncomingFiles = Pick<FileStore, 'requireSpace' | 'receive' | 'discard'>;

/**
 * Opens the folder for pending uploads, `incoming/`, of a data folder. Files of a killed process are removed.
 *
 * @param reserveBytes Space that remains free for others on the disk.
 * @param durability `synced`: a received content is synced to the disk, so that storing it on this disk only
 *   renames it.
 */
export async function openIncomingFiles(
  dataFolder: string,
  reserveBytes: number,
  durability: 'synced' | 'passing' = 'passing',
): Promise<IncomingFiles> {
  const waiting = await openPendingUploads(join(dataFolder, 'incoming'));
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

/** Less space is free than is reserved; callers handle it like a full disk. */
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
