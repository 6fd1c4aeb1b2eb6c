import { join } from 'node:path';
import { serverFolder } from '../src/platform/folders/server-folder';
import { bundleSources } from '../src/platform/threads/bundle-thread';
import { testDatabaseKind } from './test-database';

/**
 * Bundles a source of the server as for production, to be started as a process of its own.
 *
 * @param source Below `server`, such as `src/main.ts`.
 * @returns The bundle's path. The suites of both databases may run at once, so each has its own.
 */
export async function bundleProcess(source: string): Promise<string> {
  const name = source.replace(/^src\//, '').replace(/\.ts$/, '');
  const outdir = join(serverFolder(), 'dist', `processes-${testDatabaseKind()}`);
  await bundleSources([
    `${name}=${source}`,
    // Looked for beside the bundle by the process that runs it.
    'worker=src/worker.ts',
    'platform/database/embedded-thread=src/platform/database/embedded-thread.ts',
    `--outdir=${outdir}`,
  ]);
  return join(outdir, `${name}.js`);
}
