import { join } from 'node:path';
import { serverFolder } from '../src/platform/folders/server-folder';
import { bundleSources } from '../src/platform/threads/bundle-thread';
import { testDatabaseKind } from './test-database';

/**
 * Bundles a source of the server as for production, to be started as a separate process.
 *
 * @param source Path below `server`, such as `src/main.ts`.
 * @returns The bundle's path. The suites of both databases may run at once, so each has its own.
 */
export async function bundleProcess(source: string): Promise<string> {
  const name = source.replace(/^src\//, '').replace(/\.ts$/, '');
  const outdir = join(serverFolder(), 'dist', `processes-${testDatabaseKind()}`);
  await bundleSources([
    `${name}=${source}`,
    // The process that runs the bundle looks for this file beside it.
    'worker=src/worker.ts',
    'platform/database/embedded/embedded-thread=src/platform/database/embedded/embedded-thread.ts',
    `--outdir=${outdir}`,
  ]);
  return join(outdir, `${name}.js`);
}
