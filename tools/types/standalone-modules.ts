import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRemote } from '@aranya/shared/remote-description';
import { hasMorePages, standaloneSource } from '../../shared/build/standalone/standalone-pages';

/**
 * Generates the standalone modules of remotes, so that the compiler checks that each page of a
 * `remote.json` is a page.
 * @param root the repository's folder
 */
export function writeStandaloneModules(root: string, remotes: readonly string[]) {
  for (const name of remotes) {
    const folder = path.join(root, name);
    const checked = path.join(folder, 'dist', 'typecheck');
    mkdirSync(checked, { recursive: true });
    writeFileSync(
      path.join(checked, 'standalone.tsx'),
      standaloneSource(readRemote(folder), '../..', hasMorePages(folder)),
    );
  }
}
