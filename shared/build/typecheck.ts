import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readRemote } from './remote-description';
import { hasMorePages, standaloneSource } from './standalone-pages';

/**
 * Checks the types of the remote of the current folder, and that each page of its `remote.json` is one:
 * the module that runs it standalone is written out for the compiler.
 */
const folder = process.cwd();
const checked = path.join(folder, 'dist', 'typecheck');
mkdirSync(checked, { recursive: true });
writeFileSync(
  path.join(checked, 'standalone.tsx'),
  standaloneSource(readRemote(folder), '../..', hasMorePages(folder)),
);
writeFileSync(
  path.join(checked, 'tsconfig.json'),
  JSON.stringify({
    extends: '../../tsconfig.json',
    include: ['.', '../../src', '../../webpack.config.ts', '../../../shared/src/ambient.d.ts'],
  }),
);
const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
const { status } = spawnSync(
  process.execPath,
  [path.join(path.dirname(compiler), 'bin', 'tsc'), '-p', checked],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
