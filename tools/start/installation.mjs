import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError, run, step } from './steps.mjs';

const MINIMUM_NODE = [20, 19];

/** The repository's folder. */
export const root = path.join(import.meta.dirname, '..', '..');

/** Says plainly when Node.js is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1])) return;
  throw new PlainError(
    `Aranya needs Node.js ${MINIMUM_NODE.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org`,
  );
}

/** Which lock file the installed packages belong to. */
const stampFile = path.join(root, 'node_modules', '.aranya-installed');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

/** Installs the packages of the lock file where they are not there already. */
export async function installPackages() {
  const hash = lockHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  await step('Installing packages', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      failure:
        'The packages could not be installed. Is the npm registry reachable? The lines above say more.',
    }),
  );
  writeFileSync(stampFile, hash);
}

/** Environment in which Nx neither calls home nor leaves a process behind. */
export const nxEnvironment = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };

/** Builds everything that has changed since the last build. */
export const buildAll = () =>
  step('Building server, host and remotes', () =>
    run(
      path.join(root, 'node_modules', '.bin', 'nx'),
      ['run-many', '-t', 'build', '--outputStyle=static'],
      {
        cwd: root,
        env: nxEnvironment,
        failure: 'The build failed; the lines above say where.',
      },
    ),
  );
