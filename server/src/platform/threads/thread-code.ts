import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Code that runs in threads and child processes, by its source below `src`, without its ending. */
export type ThreadCode =
  | 'platform/database/embedded-thread'
  | 'publishing/data-import/spatial/gdal-child'
  | 'worker';

/**
 * Path of a thread's code: beside the bundle that runs, as `build.mjs` puts it there. Where the
 * sources themselves run it is bundled now.
 *
 * @throws Error with a sentence for the operator when the build is not complete.
 */
export async function threadCode(name: ThreadCode): Promise<string> {
  const here = fileURLToPath(import.meta.url);
  if (here.endsWith('.ts')) {
    const { bundleThread } = await import('./bundle-thread');
    return bundleThread(name);
  }
  for (let folder = dirname(here); dirname(folder) !== folder; folder = dirname(folder)) {
    const path = join(folder, `${name}.js`);
    if (existsSync(path)) return path;
  }
  throw new Error(`${name}.js is missing beside the server. Build the server again.`);
}
