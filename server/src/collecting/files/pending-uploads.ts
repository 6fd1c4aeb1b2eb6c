import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Age after which the folder of another machine counts as abandoned, in milliseconds. */
const ABANDONED_MS = 24 * 60 * 60_000;

/** Folders of this process, which may have several stores open. */
const ownFolders = new Set<string>();

/** Returns a new folder name for a process of this machine. */
export const pendingFolderName = (pid: number): string => `${hostname()}.${pid}.${randomUUID()}`;

/**
 * Creates this process's own folder for pending uploads and removes those of stopped processes. Other running
 * processes may share the parent folder.
 *
 * @returns The folder's path.
 */
export async function openPendingUploads(parent: string): Promise<string> {
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
  const { mtimeMs } = await stat(folder);
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
