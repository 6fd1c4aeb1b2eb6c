import { randomUUID } from 'node:crypto';
import {
  type FileHandle,
  link,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  utimes,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCodeOf } from '../../platform/problems/error-code';
import { contentPath, isContentName } from './content-path';
import type { FileStore, IncomingFile, ListedContent } from './file-store';
import { ifExists } from './if-exists';
import { openIncomingFiles } from './incoming-files';

/** Content that is stored within this time keeps its time of arrival. */
const SOON_MS = 10_000;

/**
 * Received content is pending in `incoming/`; stored content is in `files/ab/cdef…`.
 * @param reserveBytes Space that remains free for others on the disk.
 */
export async function openDiskFileStore(dataFolder: string, reserveBytes = 0): Promise<FileStore> {
  await mkdir(join(dataFolder, 'files'), { recursive: true });
  const incoming = await openIncomingFiles(dataFolder, reserveBytes, 'synced');
  const pathOf = (sha256: string) => join(dataFolder, contentPath(sha256));
  /** Discarding a file that was moved out of the folder for pending uploads does nothing. */
  const kept = new WeakSet<IncomingFile>();
  const folders = new Map<string, Promise<FolderToSync>>();

  /** Creates the folder durably and leaves it open; there are at most 256. */
  function folderOf(path: string): Promise<FolderToSync> {
    const folder = dirname(path);
    const ready = folders.get(folder) ?? makeFolder(folder);
    folders.set(folder, ready);
    ready.catch(() => folders.delete(folder));
    return ready;
  }

  return {
    ...incoming,
    async keep(file) {
      const target = pathOf(file.sha256);
      const folder = await folderOf(target);
      // A slow upload gets the time at which it was stored, not that of its arrival.
      const now = new Date();
      if (now.getTime() - file.receivedAt > SOON_MS) await utimes(file.path, now, now);
      // Replaces an equal content, so concurrent writers do not conflict.
      await rename(file.path, target);
      kept.add(file);
      await folder.sync();
    },
    async discard(file) {
      if (!kept.has(file)) await incoming.discard(file);
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
      const moved = await ifExists(rename(path, aside).then(() => true));
      // Another process removed the file or is removing it.
      if (!moved) return true;
      // Another process may have stored an equal content between the check and the move: then it is restored.
      const stays = ((await ageOf(aside)) ?? 0) < restMs;
      if (stays) await putBack(aside, path);
      else await rm(aside, { force: true });
      return !stays;
    },
    async list(prefix) {
      const folder = join(dataFolder, 'files', prefix);
      const names = (await ifExists(readdir(folder))) ?? [];
      for (const name of names) {
        const [content = '', ...rest] = name.split('.');
        if (rest.length > 0) await putBack(join(folder, name), join(folder, content));
      }
      const contents = new Set(names.map((name) => name.split('.', 1)[0] ?? ''));
      const listed: ListedContent[] = [];
      for (const name of contents) {
        if (!isContentName(name)) continue;
        const found = await ifExists(stat(join(folder, name)));
        if (found) listed.push({ sha256: prefix + name, size: found.size, keptAt: found.mtimeMs });
      }
      return listed;
    },
  };
}

/** Keeps an equal content that was stored meanwhile. */
async function putBack(aside: string, path: string): Promise<void> {
  try {
    await link(aside, path);
  } catch (error) {
    if (!['EEXIST', 'ENOENT'].includes(errorCodeOf(error) ?? '')) throw error;
  }
  await rm(aside, { force: true });
}

/** Milliseconds since the storing; null if the file does not exist. */
async function ageOf(path: string): Promise<number | null> {
  const found = await ifExists(stat(path));
  return found && Date.now() - found.mtimeMs;
}

/** A new name in the folder is durable only after the folder itself was synced. */
interface FolderToSync {
  sync(): Promise<void>;
}

async function makeFolder(path: string): Promise<FolderToSync> {
  await mkdir(path, { recursive: true });
  const parent = await openFolder(dirname(path));
  await parent.sync();
  await parent.close();
  return openFolder(path);
}

/** Windows can neither open nor sync a folder. */
const NOTHING_TO_SYNC = { sync: async () => undefined, close: async () => undefined };

const openFolder = async (path: string): Promise<Pick<FileHandle, 'sync' | 'close'>> =>
  process.platform === 'win32' ? NOTHING_TO_SYNC : open(path, 'r');
