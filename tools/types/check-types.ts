import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@aranya/shared/contracts';
import { readRemote } from '@aranya/shared/remote-description';
import { hasMorePages, standaloneSource } from '../../shared/build/standalone-pages';

/**
 * `npm run typecheck`: the whole repository in two programs, pages and Node, each checked again only where
 * something changed. That each page of a `remote.json` is a page is checked by the module that runs the
 * remote standalone, which is written out for the compiler.
 */
const root = path.join(import.meta.dirname, '..', '..');
for (const name of REMOTE_NAMES) {
  const folder = path.join(root, name);
  const checked = path.join(folder, 'dist', 'typecheck');
  mkdirSync(checked, { recursive: true });
  writeFileSync(
    path.join(checked, 'standalone.tsx'),
    standaloneSource(readRemote(folder), '../..', hasMorePages(folder)),
  );
}
const compiler = path.join(root, 'node_modules', '.bin', 'tsc');
const { status } = spawnSync(compiler, ['-b'], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
