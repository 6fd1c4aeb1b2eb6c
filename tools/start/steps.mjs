import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

/** Plain JavaScript, because it runs before installation. */

const shown = process.stdout.isTTY;
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Updated in place on a terminal, otherwise a new line. */
const SAID_EVERY_MS = shown ? 500 : 60_000;

/** Output is read for this time after a program ended. */
const AFTERWARDS_MS = 2_000;

let number = 0;

/**
 * @template Value
 * @param {string} name shown to the person
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

/** The message suffices, without a stack. */
export class PlainError extends Error {}

/**
 * The output is printed only after a failure, unless `live`.
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ live?: boolean, cwd?: string, env?: Record<string, string | undefined>, failure?: string, minutes?: number, onOutput?: (text: string) => void }} [options]
 *   minutes: timeout; onOutput: gets what it writes, in pieces, unless `live`
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
      // A child process may outlive it and keep its output open.
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
 * Plain errors are printed as one sentence, others with their stack.
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
