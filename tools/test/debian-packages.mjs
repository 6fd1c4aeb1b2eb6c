import { existsSync } from 'node:fs';
import { run, step } from '../start/steps.mjs';

export const mayInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/**
 * @param {string} program for the message of the step
 * @param {string[]} packages
 * @param {string} failure
 * @throws {PlainError} with the text `failure`
 */
export const installFromDebian = (program, packages, failure) =>
  step(`Installing ${program}`, async () => {
    await run('apt-get', ['update', '-qq'], { failure });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      failure,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  });
