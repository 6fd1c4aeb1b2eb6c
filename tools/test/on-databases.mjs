import { fork } from 'node:child_process';
import path from 'node:path';
import { root } from '../start/installation.mjs';
import { PlainError } from '../start/steps.mjs';
import { jest } from './suite-parts.mjs';

const envOf = (database, tests) => ({
  ARANYA_TEST_DATABASE: database,
  ...(tests && { ARANYA_TESTS: tests }),
});

/**
 * Tests of server and tools on the embedded database.
 * @param {(progress: string) => void} say hears how many files are done
 * @param {{ below?: string, tests?: 'usual' | 'thorough' }} [options] the tests of this folder only, and
 *   which of them, all where nothing is said
 */
export const jestOnPglite = (say, { below, tests } = {}) =>
  jest('server', { env: envOf('pglite', tests), below, say, workers: 2 });

/**
 * The same on a PostgreSQL server of their own, which takes half the time: there a test gets a new
 * database, on PGlite a whole new database server.
 * @param {(progress: string) => void} say hears how many files are done
 * @param {{ below?: string | string[], tests?: 'usual' | 'thorough', mapIndex?: 'files' }} [options] as for
 *   {@link jestOnPglite}; mapIndex: where the public map's index is, in memory where nothing is said
 */
export async function jestOnPostgres(say, { below, tests, mapIndex } = {}) {
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
    const env = {
      ...envOf('postgres', tests),
      ARANYA_TEST_POSTGRES_URL: address,
      ...(mapIndex && { ARANYA_TEST_MAP_INDEX: mapIndex }),
    };
    await jest('server', { env, below, say, workers: 2 });
  } finally {
    if (server.connected) server.disconnect();
  }
}

/** A call asks several processes of the cluster, all of them on the machine of the tests. */
const CLUSTER_TEST_MS = 60_000;

/** All of them, the long ones too, on a machine of two processors with room. */
const CLUSTER_MINUTES = 240;

/**
 * Every test of the server on the Citus cluster of `ARANYA_TEST_CITUS_URL`.
 * @param {(progress: string) => void} say hears how many files are done
 */
export const jestOnCitus = (say) =>
  jest('server', {
    env: envOf('citus'),
    below: 'server',
    say,
    workers: 2,
    minutes: CLUSTER_MINUTES,
    timeoutMs: CLUSTER_TEST_MS,
  });
