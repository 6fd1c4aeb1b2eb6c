import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  buildAll,
  checkNode,
  installPackages,
  nxEnvironment,
  root,
} from '../start/installation.mjs';
import { PlainError, run, runCommand, step } from '../start/steps.mjs';
import { findChromium } from './chromium.mjs';
import { findMapServer } from './map-server.mjs';

/** `npm test`: everything that must hold, from a bare clone. */

/** A part of the tests that takes longer than this hangs, on any machine. */
const STEP_MINUTES = 30;

const binary = (name) => path.join(root, 'node_modules', '.bin', name);
const results = mkdtempSync(path.join(tmpdir(), 'aranya-test-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

/** Runs a step that goes on to the next one when it fails: one run shows everything. */
async function check(name, work) {
  try {
    await step(name, work);
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    failures.push(name);
  }
}

const readResults = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

async function jest(project, { env = {}, below = '', workers = 1 } = {}) {
  const file = path.join(results, `${project}-${env.ARANYA_TEST_DATABASE ?? ''}.json`);
  const parameters = [
    '--experimental-vm-modules',
    '--no-warnings',
    path.join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
    '--selectProjects',
    project,
    '--json',
    '--outputFile',
    file,
    '--silent',
    // A server that a failed test left running would keep it alive.
    '--forceExit',
    `--maxWorkers=${workers}`,
    '--testPathPatterns',
    path.join(root, below).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  ];
  try {
    await run(process.execPath, parameters, { cwd: root, env, minutes: STEP_MINUTES });
  } finally {
    const result = readResults(file);
    totals.passed += result?.numPassedTests ?? 0;
    totals.failed += (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0);
    totals.skipped += result?.numPendingTests ?? 0;
  }
}

/** The server's suite on a PostgreSQL server of its own. */
async function jestOnPostgres() {
  const server = fork(path.join(root, 'server/src/testing/suite-postgres.ts'), {
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
    await jest('server', { env, below: 'server' });
  } finally {
    if (server.connected) server.disconnect();
  }
}

async function playwright(chromium) {
  const file = path.join(results, 'playwright.json');
  const env = { ARANYA_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  try {
    await run(
      binary('playwright'),
      ['test', '-c', 'e2e/playwright.config.ts', '--reporter=line,json'],
      { cwd: root, env, minutes: STEP_MINUTES },
    );
  } finally {
    const stats = readResults(file)?.stats;
    totals.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
    totals.failed += stats?.unexpected ?? 0;
    totals.skipped += stats?.skipped ?? 0;
  }
}

async function test() {
  checkNode();
  await installPackages();
  const chromium = await findChromium();
  const withoutMapServer = await findMapServer();
  await check('Style and borders (Biome)', () =>
    run(binary('biome'), ['check', '--error-on-warnings', '.'], { cwd: root }),
  );
  await check('Types', () =>
    run('npm', ['run', '--silent', 'typecheck'], { cwd: root, env: nxEnvironment }),
  );
  await check('Packages without known holes', () =>
    run(binary('tsx'), ['tools/audit/audit.ts'], { cwd: root, live: true }),
  );
  await buildAll();
  await check('Unit tests of the front end', () => jest('web', { workers: 2 }));
  // Together they keep two cores busy: PostgreSQL does its part in processes of its own.
  await Promise.all([
    check('Server and tools on PGlite', () =>
      jest('server', { env: { ARANYA_TEST_DATABASE: 'pglite' }, workers: 2 }),
    ),
    check('Server on PostgreSQL', jestOnPostgres),
  ]);
  await check('The product in a browser', () => playwright(chromium));
  rmSync(results, { recursive: true, force: true });
  if (withoutMapServer) console.log(withoutMapServer);
  for (const name of failures) console.log(`Failed: ${name}`);
  const failed = Math.max(totals.failed, failures.length);
  console.log(`\n${totals.passed} passed, ${failed} failed, ${totals.skipped} skipped`);
  // Whatever a test left running does not keep this command.
  process.exit(failures.length > 0 ? 1 : 0);
}

await runCommand(test);
