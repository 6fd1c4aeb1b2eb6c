import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

/** Steps with a name and a time, shown while they run. Plain JavaScript: it runs before anything is installed. */

const shown = process.stdout.isTTY;
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** How often a step says how far it is: on a screen in one line, elsewhere in a line of each time. */
const SAID_EVERY_MS = shown ? 500 : 60_000;

/** How long the output of a program that ended is still read. */
const AFTERWARDS_MS = 2_000;

let number = 0;

/**
 * Runs one named step, says meanwhile how far it is, and at the end how long it took.
 * @template Value
 * @param {string} name what a person reads
 * @param {(say: (progress: string) => void) => Promise<Value>} work
 * @returns {Promise<Value>}
 */
export async function step(name, work) {
  number += 1;
  const label = `[${number}] ${name}`;
  const started = performance.now();
  let progress = '';
  const ticking = setInterval(() => {
    const line = `${label} … ${seconds(started)}${progress && `, ${progress}`}`;
    process.stdout.write(shown ? `\r${line} ` : `${line}\n`);
  }, SAID_EVERY_MS);
  process.stdout.write(shown ? `${label} …` : `${label} …\n`);
  try {
    const value = await work((said) => {
      progress = said;
    });
    process.stdout.write(`${shown ? '\r\u001b[K' : ''}${label}: ${seconds(started)}\n`);
    return value;
  } catch (error) {
    process.stdout.write(
      `${shown ? '\r\u001b[K' : ''}${label}: failed after ${seconds(started)}\n`,
    );
    throw error;
  } finally {
    clearInterval(ticking);
  }
}

/** A failure whose sentence is all that a person needs. */
export class PlainError extends Error {}

/**
 * Runs a program. Its output is kept and shown only where it fails, unless `live`.
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ live?: boolean, cwd?: string, env?: Record<string, string | undefined>, failure?: string, minutes?: number, onOutput?: (text: string) => void }} [options]
 *   minutes: what takes longer hangs and is ended; onOutput: gets what it writes, in pieces, unless `live`
 * @returns {Promise<string>} what it wrote to standard output
 */
export function run(
  program,
  parameters,
  { live = false, cwd, env, failure, minutes, onOutput = () => {} } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      ...(minutes && { timeout: minutes * 60_000, killSignal: 'SIGKILL' }),
    });
    let output = '';
    let errors = '';
    child.stdout?.on('data', (text) => {
      output += text;
      onOutput(String(text));
    });
    child.stderr?.on('data', (text) => {
      errors += text;
      onOutput(String(text));
    });
    child.on('error', (error) => reject(new PlainError(failure ?? `${program}: ${error.message}`)));
    child.on('exit', async (code, signal) => {
      // What it started may outlive it and hold its output open forever.
      await Promise.race([once(child, 'close'), setTimeout(AFTERWARDS_MS, null, { ref: false })]);
      child.stdout?.destroy();
      child.stderr?.destroy();
      if (code === 0) return resolve(output);
      if (!live) process.stderr.write(`\n${output}${errors}\n`);
      const end = code === null ? `was ended by ${signal}` : `ended with ${code}`;
      reject(new PlainError(failure ?? `${program} ${parameters.join(' ')} ${end}.`));
    });
  });
}

/**
 * Runs a whole command: its plain errors are shown as one sentence, others with their stack.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof PlainError ? `\n${error.message}` : error);
    process.exit(1);
  }
}
