import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Age from which a waiting room of another machine counts as left behind, in milliseconds. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

/** The rooms of this process: several stores may be open in it. */
const ownRooms = new Set<string>();

/** A new name for the room of a process of this machine. */
export const roomName = (pid: number): string => `${hostname()}.${pid}.${randomUUID()}`;

/**
 * Makes this process's own folder for content that is being received, and removes those that
 * stopped processes left behind. Other living processes may share the parent folder.
 *
 * @returns The folder's path.
 */
export async function openWaitingRoom(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    const room = join(parent, name);
    if (await isAbandoned(room, name)) await rm(room, { recursive: true, force: true });
  }
  const room = join(parent, roomName(process.pid));
  ownRooms.add(room);
  await mkdir(room);
  return room;
}

async function isAbandoned(room: string, name: string): Promise<boolean> {
  const [, host, pid] = /^(.*)\.(\d+)\.[0-9a-f-]+$/.exec(name) ?? [];
  // In a container every process has the same id, so one's own may be that of an earlier one.
  if (host === hostname() && Number(pid) === process.pid) return !ownRooms.has(room);
  if (host === hostname()) return !isAlive(Number(pid));
  const { mtimeMs } = await stat(room);
  return Date.now() - mtimeMs > FORGOTTEN_MS;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
