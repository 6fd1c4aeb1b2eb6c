import { spawnSync } from 'node:child_process';
import { root } from '../start/installation.mjs';
import { jestCommand } from './jest-command.mjs';

/**
 * `npm run unit`: Jest with its own options. Paths may be anywhere; Jest itself would parse a path
 * after `--selectProjects web` as a project and run everything.
 */

const PROJECTS = ['web', 'server'];

const parameters = process.argv.slice(2);
const at = parameters.indexOf('--selectProjects') + 1;
const chosen = [];
if (at > 0) {
  while (PROJECTS.includes(parameters[at])) chosen.push(...parameters.splice(at, 1));
  parameters.splice(at - 1, 1);
}
const { status } = spawnSync(
  process.execPath,
  [
    ...jestCommand(root),
    ...parameters,
    ...(chosen.length > 0 ? ['--selectProjects', ...chosen] : []),
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
