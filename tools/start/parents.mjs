import { execFileSync } from 'node:child_process';

/** Polling interval, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

const parentOf = (pid) =>
  Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));

const isThere = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A permission error means that the process exists.
    return error.code === 'EPERM';
  }
};

/**
 * Calls `stop` once when the parent processes have ended: npm, and the shell between. They cannot
 * send a signal if npm is killed or the terminal is closed.
 * @param {() => void} stop
 */
export function whenParentsEnd(stop) {
  const parents = [process.ppid];
  try {
    parents.push(parentOf(process.ppid));
  } catch {
    // Without `ps` only the direct parent is watched.
  }
  const watched = parents.filter((pid) => pid > 1);
  const timer = setInterval(() => {
    if (process.ppid === parents[0] && watched.every(isThere)) return;
    clearInterval(timer);
    stop();
  }, LOOK_EVERY_MS);
  timer.unref();
}
