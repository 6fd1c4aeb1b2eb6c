import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../start/installation.mjs';
import { PlainError, runCommand } from '../start/steps.mjs';
import { jestCommand } from './jest-command.mjs';

/**
 * `node tools/test/list-tests.mjs`: counts the server's tests on PostgreSQL and on a Citus cluster,
 * and those skipped there. Tests are loaded but not run, and no database is needed. Writes
 * `bench/results/tests-of-server.json`.
 */

const DATABASES = ['postgres', 'citus'];
const OUT = path.join(root, 'bench', 'results', 'tests-of-server.json');
const SKIPPED = /\bSKIPPED /;

/** A pattern that matches no test name. */
const NOTHING = '^(?!)';

function listed(database, file) {
  spawnSync(
    process.execPath,
    [
      ...jestCommand(root),
      ...['--selectProjects', 'server', '--testPathPatterns', path.join(root, 'server')],
      ...['--testNamePattern', NOTHING, '--silent', '--json', '--outputFile', file],
      ...['--setupFilesAfterEnv', path.join(import.meta.dirname, 'name-skipped.mjs')],
    ],
    {
      cwd: root,
      env: { ...process.env, ARANYA_TEST_DATABASE: database, ARANYA_TESTS: undefined },
      stdio: 'ignore',
    },
  );
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const unread = testResults.find(({ message }) => message);
  if (unread) throw new PlainError(`${unread.name} could not be read: ${unread.message}`);
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName }) => `${path.relative(root, name)} › ${fullName}`),
  );
  const skipped = tests.filter((test) => SKIPPED.test(test));
  return {
    files: testResults.length,
    tests: tests.length,
    skipped: skipped.map((test) => test.replace(SKIPPED, '')).sort(),
  };
}

async function list() {
  const folder = mkdtempSync(path.join(tmpdir(), 'aranya-tests-'));
  const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root });
  const lists = {};
  try {
    for (const database of DATABASES) {
      lists[database] = listed(database, path.join(folder, `${database}.json`));
      const { tests, skipped } = lists[database];
      console.log(`${database}: ${tests} tests, ${skipped.length} of them skipped`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const conditions = { date: new Date().toISOString(), commit: commit.toString().trim() };
  writeFileSync(OUT, `${JSON.stringify({ conditions, ...lists }, null, 1)}\n`);
}

await runCommand(list);
