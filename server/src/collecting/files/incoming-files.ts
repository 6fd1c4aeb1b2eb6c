import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { FileStore, IncomingFile } from './file-store';

/** Fewer bytes can arrive in this time than are reserved. */
const LOOK_AGAIN_MS = 100;

/** Contents arrive on this machine's disk, wherever they are stored later. */
type IncomingFiles = Pick<FileStore, 'requireSpace' | 'receive' | 'discard'>;

/**
 * Files of a killed process are removed.
 * @param reserveBytes Space that remains free for others on the disk.
 * @param durability `synced`: storing a received content on this disk only renames it.
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
    async receive(content) {
      // Another machine removes the folder after a day without files.
      await mkdir(waiting, { recursive: true });
      return writeIncoming(join(waiting, randomUUID()), content, durability === 'synced');
    },
    discard: ({ path }) => rm(path, { force: true }),
  };
}

/** Callers handle it like a full disk. */
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
      await file.appendFile(chunk);
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

/** Age after which the folder of another machine counts as abandoned, in milliseconds. */
const ABANDONED_MS = 24 * 60 * 60_000;

/** This process may have several stores open. */
const ownFolders = new Set<string>();

export const pendingFolderName = (pid: number): string => `${hostname()}.${pid}.${randomUUID()}`;

/** Removes folders of stopped processes. Running processes may share the parent folder. */
async function openPendingUploads(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    const folder = join(parent, name);
    if (await isAbandoned(folder, name)) await rm(folder, { recursive: true, force: true });
  }
  const folder = join(parent, pendingFolderName(process.pid));
  ownFolders.add(folder);
  await mkdir(folder);
  return folder;
}

async function isAbandoned(folder: string, name: string): Promise<boolean> {
  const [, host, pid] = /^(.*)\.(\d+)\.[0-9a-f-]+$/.exec(name) ?? [];
  // In a container every process has the same id, so the folder may be that of an earlier process.
  if (host === hostname() && Number(pid) === process.pid) return !ownFolders.has(folder);
  if (host === hostname()) return !isAlive(Number(pid));
  // Another process may remove the folder at the same time.
  const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > ABANDONED_MS;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
