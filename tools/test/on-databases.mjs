import { fork } from 'node:child_process';
import path from 'node:path';
import { root } from '../start/installation.mjs';
import { PlainError } from '../start/steps.mjs';
import { jest } from './suite-parts.mjs';

/**
 * SQL, transactions, locks, migrations, start, stop and crash differ between the embedded database
 * and PostgreSQL, which runs all tests.
 */
const DIFFERS = [
  'server/src/assembly/shutdown.thorough.test.ts',
  'server/src/assembly/start-server.thorough.test.ts',
  'server/src/commands/backup/before-baseline.thorough.test.ts',
  'server/src/commands/database-command.test.ts',
  'server/src/people/repeated-calls',
  'server/src/people/text-gateway/gateway-text-messages.thorough.test.ts',
  'server/src/platform/database',
  'server/src/publishing/public-occurrences/public-occurrences.test.ts',
  'server/src/worker.test.ts',
  'server/testing/odk-conformance/processes/kill-nine.thorough.test.ts',
  'server/testing/odk-conformance/submission/record-owner.thorough.test.ts',
  'server/testing/odk-conformance/submission/submission-faults.thorough.test.ts',
  'server/testing/odk-conformance/submission/submission-states.thorough.test.ts',
  'server/testing/odk-conformance/submission/submission.test.ts',
];

const envOf = (database, tests) => ({
  ARANYA_TEST_DATABASE: database,
  ...(tests && { ARANYA_TESTS: tests }),
});

/**
 * @param {(progress: string) => void} say receives the number of finished files
 * @param {string} tests selection, such as `usual,thorough`
 */
export const jestOnPglite = (say, tests) =>
  jest('server', { env: envOf('pglite', tests), below: DIFFERS, say, workers: 2 });

/**
 * @param {(progress: string) => void} say receives the number of finished files
 * @param {{ below?: string[], tests?: string }} [options] below: only tests of these folders and
 * files; tests: selection, such as `usual`
 */
export async function jestOnPostgres(say, { below, tests } = {}) {
  const server = fork(path.join(root, 'server/testing/suite-postgres.ts'), {
    execArgv: ['--import', 'tsx'],
    cwd: root,
    // The output is ignored: an open pipe would keep this command running.
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
    };
    await jest('server', { env, below, say, workers: 2 });
  } finally {
    if (server.connected) server.disconnect();
  }
}

/** One call uses several processes of the cluster, all on the test machine. */
const CLUSTER_TEST_MS = 60_000;

/** Runs everything, including long tests, on two processors with enough memory. */
const CLUSTER_MINUTES = 240;

/**
 * Uses the cluster of `ARANYA_TEST_CITUS_URL`.
 * @param {(progress: string) => void} say receives the number of finished files
 */
export const jestOnCitus = (say) =>
  jest('server', {
    env: envOf('citus'),
    below: ['server', 'bench/soak'],
    say,
    workers: 2,
    minutes: CLUSTER_MINUTES,
    timeoutMs: CLUSTER_TEST_MS,
  });
