import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Paths below `src` without extension. */
export type ThreadCode =
  | 'platform/database/embedded/embedded-thread'
  | 'importing/files/spatial/gdal-child'
  | 'reviewing/suggestions/onnx-child'
  | 'worker';

/**
 * Finds it beside the running bundle, where `build.mjs` writes it; sources are bundled.
 * @throws Error with a sentence for the operator when the build is incomplete.
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
