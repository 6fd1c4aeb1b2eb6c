import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

interface ProcessTimes {
  parent: number;
  /** Its own and that of children which ended, in milliseconds. */
  ms: number;
}

/** Null where it ended meanwhile. */
async function timesOfProcess(pid: string): Promise<ProcessTimes | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // What stands before is its name, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), ms: ticks * TICK_MS };
}

/** Processor time that a process and all that it started have used, in milliseconds. Linux only. */
export async function processorTime(root: number): Promise<number> {
  const times = new Map<number, ProcessTimes>();
  for (const name of await readdir('/proc')) {
    const known = /^\d+$/.test(name) ? await timesOfProcess(name) : null;
    if (known) times.set(Number(name), known);
  }
  const isBelow = (pid: number): boolean =>
    pid === root || (times.has(pid) && isBelow((times.get(pid) as ProcessTimes).parent));
  return [...times].reduce((sum, [pid, { ms }]) => sum + (isBelow(pid) ? ms : 0), 0);
}

/** Of a PostgreSQL, by the folder of its data. */
export async function processorTimeOfNode(folder: string): Promise<number> {
  const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  return processorTime(Number(pid));
}
