import { createHash, randomUUID } from 'node:crypto';
import {
  type FileHandle,
  link,
  mkdir,
  open,
  rename,
  rm,
  stat,
  statfs,
  utimes,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCodeOf } from '../../problems/error-code';
import type { FileStore, IncomingFile } from './file-store';
import { openWaitingRoom } from './waiting-room';

/**
 * Opens the store in a data folder: received content waits in `incoming/`, kept content lies in
 * `files/ab/cdef…` by its SHA-256. What a killed process left waiting is removed.
 *
 * @param reserveBytes Space that is left free for others on the disk.
 */
export async function openDiskFileStore(dataFolder: string, reserveBytes = 0): Promise<FileStore> {
  const kept = join(dataFolder, 'files');
  await mkdir(kept, { recursive: true });
  const waiting = await openWaitingRoom(join(dataFolder, 'incoming'));
  const pathOf = (sha256: string) => join(kept, sha256.slice(0, 2), sha256.slice(2));
  const readyFolders = new Map<string, Promise<void>>();

  /** Makes a folder of the store once, durably. */
  function folderReady(folder: string): Promise<void> {
    const ready =
      readyFolders.get(folder) ??
      mkdir(folder, { recursive: true }).then(() => syncFolder(dirname(folder)));
    readyFolders.set(folder, ready);
    ready.catch(() => readyFolders.delete(folder));
    return ready;
  }

  return {
    async requireSpace() {
      if (reserveBytes === 0) return;
      const { bavail, bsize } = await statfs(dataFolder);
      if (bavail * bsize < reserveBytes) throw new DiskNearlyFull();
    },
    receive: (content) => writeIncoming(join(waiting, randomUUID()), content),
    async readIncoming({ path }) {
      return (await open(path)).createReadStream();
    },
    async keep({ path, sha256 }) {
      const target = pathOf(sha256);
      await folderReady(dirname(target));
      await syncFile(path);
      // The time at which it was kept counts, not that of a slow arrival.
      const now = new Date();
      await utimes(path, now, now);
      // Replaces an equal content, so it does not matter who else keeps it at this moment.
      await rename(path, target);
      await syncFolder(dirname(target));
    },
    discard: ({ path }) => rm(path, { force: true }),
    async read(sha256) {
      const file = await open(pathOf(sha256));
      return file.createReadStream();
    },
    async remove(sha256, restMs) {
      const path = pathOf(sha256);
      const age = await ageOf(path);
      if (age === null) return true;
      if (age < restMs) return false;
      const aside = `${path}.${randomUUID()}`;
      await rename(path, aside);
      // An equal content may have been kept between the look and the move: then it goes back.
      const stays = ((await ageOf(aside)) ?? 0) < restMs;
      if (stays) await link(aside, path).catch(() => undefined);
      await rm(aside, { force: true });
      return !stays;
    },
  };
}

/** Less than the reserve is left; to whoever handles it, the disk is full. */
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
): Promise<IncomingFile> {
  const sha256 = createHash('sha256');
  const md5 = createHash('md5');
  let size = 0;
  const file = await open(path, 'wx');
  try {
    for await (const chunk of content) {
      sha256.update(chunk);
      md5.update(chunk);
      size += chunk.length;
      await writeAll(file, chunk);
    }
    await file.close();
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(path, { force: true });
    throw error;
  }
  return { path, sha256: sha256.digest('hex'), md5: md5.digest('hex'), size };
}

async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  let written = 0;
  while (written < chunk.length) {
    written += (await file.write(chunk, written)).bytesWritten;
  }
}

/** Milliseconds since a file was kept; null where there is none. */
async function ageOf(path: string): Promise<number | null> {
  try {
    return Date.now() - (await stat(path)).mtimeMs;
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name in a folder is durable only after the folder itself was written. */
async function syncFolder(path: string): Promise<void> {
  // Windows can neither open nor sync a folder.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
