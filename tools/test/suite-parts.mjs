import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkNode, installPackages, root } from '../start/installation.mjs';
import { PlainError, run, step } from '../start/steps.mjs';
import { jestCommand } from './jest-command.mjs';
import { inSeconds, slowestLines } from './slowest-files.mjs';

/** Limit of a part on any machine. */
export const STEP_MINUTES = 45;

const results = mkdtempSync(path.join(tmpdir(), 'aranya-test-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
/** @type {{ name: string, ms: number }[]} */
const parts = [];
/** @type {import('./slowest-files.mjs').FileTime[]} */
const fileTimes = [];
/** @type {string[]} */
const failedTests = [];
/** @type {string[]} */
const lateTests = [];

/**
 * After a failure the next step still runs, so that one run shows everything.
 * @param {string} name shown to the person
 * @param {(say: (progress: string) => void) => Promise<unknown>} work
 */
export async function check(name, work) {
  const began = performance.now();
  try {
    await step(name, work);
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    failures.push(name);
  }
  parts.push({ name, ms: performance.now() - began });
}

/**
 * @param {Record<string, () => Promise<string | undefined>>} all each returns advice about skipped
 * tests
 */
export async function runParts(all) {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((part) => !(part in all));
  if (unknown) {
    const known = Object.keys(all).join(' and ');
    throw new PlainError(`There is no part ${unknown}; choose among ${known}.`);
  }
  checkNode();
  await installPackages({ development: true });
  const advice = [];
  for (const [part, runPart] of Object.entries(all)) {
    if (wanted.length === 0 || wanted.includes(part)) advice.push(await runPart());
  }
  finish(advice.filter(Boolean).join('\n'));
}

export const resultFile = (name) => path.join(results, `${name}.json`);

/** Undefined if the part wrote none. */
export function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {{ passed?: number, failed?: number, skipped?: number, files?: import('./slowest-files.mjs').FileTime[], failedTests?: string[], late?: string[] }} results
 *   failedTests: their names; late: names of tests that passed at the second try only
 */
export function count({
  passed = 0,
  failed = 0,
  skipped = 0,
  files = [],
  failedTests: names = [],
  late = [],
}) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
  fileTimes.push(...files);
  failedTests.push(...names);
  lateTests.push(...late);
}

/**
 * @param {string} project
 * @param {{ folder?: string, node?: string, env?: Record<string, string>, below?: string | string[], workers?: number, minutes?: number, timeoutMs?: number, say?: (progress: string) => void }} [options]
 *   folder: the clone to test; node: the Node.js to run it with; below: the tests of this folder only, or of these;
 *   minutes: how long all may take; timeoutMs: how long a test may take that does not say so itself;
 *   say: receives the number of finished files
 */
export async function jest(
  project,
  {
    folder = root,
    node = process.execPath,
    env = {},
    below = '',
    workers = 1,
    minutes = STEP_MINUTES,
    timeoutMs,
    say = () => {},
  } = {},
) {
  const gone = [below].flat().find((one) => !existsSync(path.join(folder, one)));
  if (gone) throw new PlainError(`${gone} is not there any more: which tests took its place?`);
  const names = [project, env.ARANYA_TEST_DATABASE];
  const file = resultFile(names.filter(Boolean).join('-'));
  const parameters = [
    ...jestCommand(folder),
    '--selectProjects',
    project,
    '--json',
    '--outputFile',
    file,
    '--silent',
    // A server left by a failed test would keep Jest running.
    '--forceExit',
    `--maxWorkers=${workers}`,
    ...(timeoutMs ? [`--testTimeout=${timeoutMs}`] : []),
    '--testPathPatterns',
    ...[below]
      .flat()
      .map((one) => path.join(folder, one).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  ];
  let files = 0;
  const onOutput = (text) => {
    files += text.match(/^(?:PASS|FAIL) /gm)?.length ?? 0;
    say(`${files} files`);
  };
  try {
    await run(node, parameters, { cwd: folder, env, minutes, onOutput });
  } finally {
    const result = readResults(file);
    count({
      passed: result?.numPassedTests,
      failed: (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0),
      skipped: result?.numPendingTests,
      files: result?.testResults.map(({ name, startTime, endTime }) => ({
        file: path.relative(folder, name),
        part: env.ARANYA_TEST_DATABASE ?? project,
        ms: endTime - startTime,
      })),
      failedTests: result?.testResults
        .filter(({ status }) => status === 'failed')
        .flatMap(({ name, assertionResults }) => {
          const failed = assertionResults.filter(({ status }) => status === 'failed');
          // A file that could not be loaded has no tests.
          const titles =
            failed.length > 0 ? failed.map(({ fullName }) => fullName) : ['whole file'];
          return titles.map((title) => `${path.relative(folder, name)} › ${title}`);
        }),
    });
  }
}

/** Exits even if a test left something running. @param {string} [advice] about skipped tests */
export function finish(advice) {
  rmSync(results, { recursive: true, force: true });
  if (advice) console.log(advice);
  for (const line of slowestLines(fileTimes)) console.log(line);
  const all = { name: 'All of it', ms: process.uptime() * 1000 };
  console.log('\nThe parts:');
  for (const { name, ms } of [...parts, all]) console.log(`${inSeconds(ms)}  ${name}`);
  for (const name of lateTests) console.log(`Passed at the second try only: ${name}`);
  for (const name of [...failures, ...failedTests]) console.log(`Failed: ${name}`);
  const failed = Math.max(totals.failed, failures.length);
  console.log(`\n${totals.passed} passed, ${failed} failed, ${totals.skipped} skipped`);
  process.exit(failures.length > 0 ? 1 : 0);
}
