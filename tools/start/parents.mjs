import { execFileSync } from 'node:child_process';

/** How often it is looked whether they are still there, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

const parentOf = (pid) =>
  Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));

const isThere = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is one too.
    return error.code === 'EPERM';
  }
};

/**
 * Calls `stop` once when the processes above this one are gone: npm, and the shell between npm and this. Whoever
 * kills npm, or closes the terminal, leaves them no chance to say so.
 * @param {() => void} stop
 */
export function whenParentsEnd(stop) {
  const parents = [process.ppid];
  try {
    parents.push(parentOf(process.ppid));
  } catch {
    // Without `ps` the nearest one has to do.
  }
  const watched = parents.filter((pid) => pid > 1);
  const timer = setInterval(() => {
    if (process.ppid === parents[0] && watched.every(isThere)) return;
    clearInterval(timer);
    stop();
  }, LOOK_EVERY_MS);
  timer.unref();
}
