import { execFileSync, fork } from 'node:child_process';
import { PlainError } from './steps.mjs';

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
 * Parents (npm, and the shell between) send no signal if npm is killed or the terminal is closed.
 * @param {() => void} stop called once
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

/** Afterwards the process is killed. */
const STOP_LIMIT_MS = 20_000;

/**
 * Resolves at the process's message `ready`.
 * @param {string} name for messages
 * @param {string} file
 * @param {{ cwd: string, execArgv?: string[] }} options
 */
export function startProcess(name, file, { cwd, execArgv = [] }) {
  return new Promise((resolve, reject) => {
    // In its own process group: the parent alone gets Ctrl-C, and stops its children in order.
    const child = fork(file, [], { cwd, execArgv, detached: true });
    const ended = (code) => reject(new PlainError(`${name} ended (${code}) before it was ready.`));
    child.once('exit', ended);
    child.once('message', (message) => {
      if (message !== 'ready') return;
      child.off('exit', ended);
      resolve(child);
    });
  });
}

export function stopProcess(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    child.once('exit', () => {
      clearTimeout(limit);
      resolve(undefined);
    });
    child.kill('SIGTERM');
  });
}
