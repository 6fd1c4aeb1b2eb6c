import { fork } from 'node:child_process';
import path from 'node:path';
import { root } from '../start/installation.mjs';
import { PlainError } from '../start/steps.mjs';
import { jest } from './suite-parts.mjs';

/**
 * Tests of server and tools on the embedded database.
 * @param {(progress: string) => void} say hears how many files are done
 * @param {string} [below] the tests of this folder only
 */
export const jestOnPglite = (say, below = '') =>
  jest('server', { env: { ARANYA_TEST_DATABASE: 'pglite' }, below, say, workers: 2 });

/**
 * The same on a PostgreSQL server of their own, which takes half the time: there a test gets a new
 * database, on PGlite a whole new database server.
 * @param {(progress: string) => void} say hears how many files are done
 * @param {string} [below] the tests of this folder only
 */
export async function jestOnPostgres(say, below = '') {
  const server = fork(path.join(root, 'server/testing/suite-postgres.ts'), {
    execArgv: ['--import', 'tsx'],
    cwd: root,
    // It must not hold this command's own output open.
    silent: true,
  });
  server.stderr.pipe(process.stderr);
  try {
    const address = await new Promise((resolve, reject) => {
      server.once('message', resolve);
      server.once('exit', () => reject(new PlainError('PostgreSQL for the tests did not start.')));
    });
    const env = { ARANYA_TEST_DATABASE: 'postgres', ARANYA_TEST_POSTGRES_URL: address };
    await jest('server', { env, below, say, workers: 2 });
  } finally {
    if (server.connected) server.disconnect();
  }
}
