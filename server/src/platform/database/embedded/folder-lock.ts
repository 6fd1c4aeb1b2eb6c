import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodeOf } from '../../problems/error-code';

interface Holder {
  pid: number;
  /** In the system's units; distinguishes the process from a later one with the same id. */
  started: string | null;
}

export class FolderInUse extends Error {
  override name = 'FolderInUse';

  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `Another Aranya server (process ${pid}) uses the data folder ${folder}. ` +
        'Stop it first, or choose another folder with ARANYA_DATA_DIR.',
    );
  }
}

/**
 * Two writing processes would damage the embedded database. The lock of a killed process is
 * replaced.
 * @returns Function that releases the lock.
 * @throws FolderInUse when a living process holds the lock.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'in-use-by.json');
  const own: Holder = { pid: process.pid, started: await startOf(process.pid) };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      await writeFile(file, JSON.stringify(own), { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if (errorCodeOf(error) !== 'EEXIST') throw error;
    }
    const holder = await readHolder(file);
    if (holder && (await isAlive(holder, own))) throw inUse(folder, holder);
    await removeLock(file, folder, own);
  }
  throw new Error(`The data folder ${folder} could not be taken; another server is starting.`);
}

const inUse = (folder: string, { pid }: Holder) => new FolderInUse(folder, pid);

/**
 * Each of several concurrent callers moves at most one file away, and restores it if it belongs to
 * a faster caller.
 */
async function removeLock(file: string, folder: string, own: Holder): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return;
    throw error;
  }
  const holder = await readHolder(aside);
  const alive = holder && (await isAlive(holder, own));
  if (alive) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
  if (alive) throw inUse(folder, holder);
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    const holder: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (typeof holder !== 'object' || holder === null) return null;
    const { pid, started } = holder as Partial<Holder>;
    return typeof pid === 'number' ? { pid, started: started ?? null } : null;
  } catch {
    return null;
  }
}

async function isAlive(holder: Holder, own: Holder): Promise<boolean> {
  // In a container every start has the same process id, so the start time decides.
  if (holder.pid === own.pid) return holder.started === own.started;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return errorCodeOf(error) === 'EPERM';
  }
  return holder.started === (await startOf(holder.pid));
}

/** Field 22 of /proc/<pid>/stat: clock ticks since boot. Null without /proc. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
