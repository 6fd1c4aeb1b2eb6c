import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRemote } from '@aranya/shared/remote-description';
import { hasMorePages, standaloneSource } from '../../shared/build/standalone/standalone-pages';

/** The compiler checks in them that each page of a `remote.json` is a page. */
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
