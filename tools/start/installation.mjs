import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError, run, step } from './steps.mjs';

const MINIMUM_NODE = [20, 19];

export const root = path.join(import.meta.dirname, '..', '..');

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1])) return;
  throw new PlainError(
    `Aranya needs Node.js ${MINIMUM_NODE.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org`,
  );
}

/** Identifies the installed lock file, and whether development packages are included. */
const stampFile = path.join(root, 'node_modules', '.aranya-installed');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

const OPTIONS = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Existing packages are kept: only a folder without packages runs `npm ci`.
 * @param {{ development?: boolean }} [options] development: packages for tests and `npm run dev`
 */
export async function installPackages({ development = false } = {}) {
  const whole = `${lockHash()} with development`;
  const wanted = development ? whole : lockHash();
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (installed === wanted || installed === whole) return;
  const hasPackages = existsSync(path.join(root, 'node_modules'));
  const command = hasPackages ? ['install', '--no-save'] : ['ci'];
  const include = development || hasPackages ? '--include=dev' : '--omit=dev';
  await step('Installing packages', () =>
    run('npm', [...command, include, ...OPTIONS], {
      cwd: root,
      failure:
        'The packages could not be installed. Is the npm registry reachable? The lines above say more.',
    }),
  );
  writeFileSync(stampFile, include === '--include=dev' ? whole : wanted);
}

/** Nx sends no telemetry and starts no daemon. */
export const nxEnvironment = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };

const runTargets = (target, ...more) =>
  run(
    path.join(root, 'node_modules', '.bin', 'nx'),
    ['run-many', '-t', target, '--outputStyle=static', ...more],
    { cwd: root, env: nxEnvironment, failure: BUILD_FAILED },
  );

const BUILD_FAILED = 'The build failed; the lines above say where.';

/** Faster than Nx's check for changes. */
export const buildServer = () =>
  run(process.execPath, ['build.mjs'], { cwd: path.join(root, 'server'), failure: BUILD_FAILED });

/** Without standalone pages. */
export const buildFrontEnd = () => runTargets('build', '--exclude=@aranya/server');

/** With standalone pages. */
export const buildAll = () =>
  step('Building server, host and remotes', async () => {
    await runTargets('build');
    await runTargets('standalone');
  });
