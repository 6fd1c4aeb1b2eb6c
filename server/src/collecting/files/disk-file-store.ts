import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCodeOf } from '../../platform/problems/error-code';
import { contentPath } from './content-path';
import type { FileStore } from './file-store';
import { openIncomingFiles } from './incoming-files';

/**
 * Opens the store in a data folder: received content waits in `incoming/`, kept content is in
 * `files/ab/cdef…` by its SHA-256.
 *
 * @param reserveBytes Space that is left free for others on the disk.
 */
export async function openDiskFileStore(dataFolder: string, reserveBytes = 0): Promise<FileStore> {
  await mkdir(join(dataFolder, 'files'), { recursive: true });
  const incoming = await openIncomingFiles(dataFolder, reserveBytes);
  const pathOf = (sha256: string) => join(dataFolder, contentPath(sha256));
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
    ...incoming,
    async keep({ path, sha256 }) {
      const target = pathOf(sha256);
      await folderReady(dirname(target));
      await syncToDisk(path);
      // Replaces an equal content, so it does not matter who else keeps it at this moment.
      await rename(path, target);
      await syncFolder(dirname(target));
    },
    async read({ sha256 }) {
      const file = await open(pathOf(sha256));
      try {
        const { size } = await file.stat();
        return { content: file.createReadStream(), size };
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
    async removeRested(sha256, restMs) {
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

/** Milliseconds since a file was kept; null where there is none. */
async function ageOf(path: string): Promise<number | null> {
  try {
    return Date.now() - (await stat(path)).mtimeMs;
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    // The time at which it was kept counts, not that of a slow arrival.
    const now = new Date();
    await file.utimes(now, now);
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
