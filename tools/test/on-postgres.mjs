import { fork } from 'node:child_process';
import path from 'node:path';
import { root } from '../start/installation.mjs';
import { PlainError } from '../start/steps.mjs';
import { jest } from './suite-parts.mjs';

/**
 * Tests of the server on a PostgreSQL server of their own.
 * @param {(progress: string) => void} say hears how many files are done
 * @param {string} [below] the tests of this folder only
 */
export async function jestOnPostgres(say, below = 'server') {
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
