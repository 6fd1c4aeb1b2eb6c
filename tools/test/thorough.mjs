import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildAll, checkNode, installPackages, root } from '../start/installation.mjs';
import { PlainError, run, runCommand } from '../start/steps.mjs';
import { browserTests } from './browser-tests.mjs';
import { findChromium } from './chromium.mjs';
import { nodeVersion } from './node-version.mjs';
import { jestOnCitus, jestOnPglite, jestOnPostgres } from './on-databases.mjs';
import { check, finish, jest } from './suite-parts.mjs';

/**
 * `npm run test:thorough`: what takes longer than `npm test`, which runs before it. Kills, fuzz, backups
 * and other long tests (`*.thorough.test.ts`) on PostgreSQL; what reads the public map with its index in
 * files; every test of the server on the embedded database, and on a Citus cluster where there is one;
 * browser tests that hold at every place what `npm test` holds at one; the product on the oldest Node.js
 * that it promises and on that of its images, each from a clone of the last commit.
 * `-- postgres`, `-- map`, `-- pglite`, `-- citus`, `-- browser` or `-- node` runs one of these parts only.
 */

const PARTS = {
  postgres: onPostgres,
  map: withMapInFiles,
  pglite: onPglite,
  citus: onCitus,
  browser: inBrowser,
  node: onOtherNodes,
};

const NO_CLUSTER =
  'Nothing was tried on a Citus cluster: ARANYA_TEST_CITUS_URL names no coordinator.';

/** Tests that ask a server for what is on the public map; those of the index itself are the same everywhere. */
const READ_THE_MAP = [
  'server/src/publishing/public-occurrences/public-occurrences.test.ts',
  'server/src/publishing/public-occurrences/public-outputs.thorough.test.ts',
  'server/src/publishing/public-occurrences/publication-batch.test.ts',
  'server/src/publishing/species-layers',
  'server/src/publishing/map-server-files',
  'server/src/publishing/data-import/lists.test.ts',
  'server/src/own-account/account-closing/account-closing.thorough.test.ts',
];

const OLDEST = '20.19.0';
const OF_IMAGES = '24.21.0';

/** Ports of a product that runs beside the usual one. */
const PORT_BASE = '700';

/** Runs `npm start` until it says that it is ready, then stops it as Ctrl-C does. */
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
 * @param {(clone: { folder: string, node: string, env: Record<string, string> }) => Promise<void>} [more]
 *   what else to run in the clone
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

async function onPostgres() {
  await check('Server and tools on PostgreSQL, what takes long', (say) =>
    jestOnPostgres(say, { tests: 'thorough' }),
  );
}

async function withMapInFiles() {
  const gone = READ_THE_MAP.find((below) => !existsSync(path.join(root, below)));
  if (gone) throw new PlainError(`${gone} is not there any more: what reads the map now?`);
  await check('The public map with its index in files, on PostgreSQL', (say) =>
    jestOnPostgres(say, { below: READ_THE_MAP, mapIndex: 'files' }),
  );
}

async function onPglite() {
  await check('Server on PGlite', (say) => jestOnPglite(say, { below: 'server' }));
}

async function onCitus() {
  if (!process.env.ARANYA_TEST_CITUS_URL) return NO_CLUSTER;
  await check('Server on a Citus cluster', jestOnCitus);
}

async function inBrowser() {
  const chromium = await findChromium();
  await buildAll();
  await check('The product in a browser, at every place', (say) =>
    browserTests('thorough', chromium, say),
  );
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

async function test() {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((part) => !(part in PARTS));
  if (unknown) {
    const known = Object.keys(PARTS).join(' and ');
    throw new PlainError(`There is no part ${unknown}; choose among ${known}.`);
  }
  checkNode();
  await installPackages();
  const advice = [];
  for (const [part, runPart] of Object.entries(PARTS)) {
    if (wanted.length === 0 || wanted.includes(part)) advice.push(await runPart());
  }
  finish(advice.filter(Boolean).join('\n'));
}

await runCommand(test);
