import { fork } from 'node:child_process';
import { PlainError } from './steps.mjs';

/** Timeout for a process to end before it is killed, in milliseconds. */
const STOP_LIMIT_MS = 20_000;

/**
 * Starts a Node.js process and waits for its message `ready`.
 * @param {string} name for messages
 * @param {string} file
 * @param {{ cwd: string, execArgv?: string[] }} options
 */
export function startProcess(name, file, { cwd, execArgv = [] }) {
  return new Promise((resolve, reject) => {
    // In its own process group: Ctrl-C reaches the parent only, which then stops the children in
    // order.
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

/** Asks a process to stop and waits until it has. */
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
