import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryFolder, serverFolder } from '../folders/server-folder';

const BUNDLE_BYTES = 50_000_000;

/**
 * Bundles as `build.mjs` does, without packages from the registry.
 * @param parameters Arguments of esbuild: entries below `server`, and output paths
 * @returns the bundle, unless it is written to a file
 */
export async function bundleSources(parameters: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    join(repositoryFolder(), 'node_modules/.bin/esbuild'),
    [
      ...parameters,
      '--bundle',
      '--platform=node',
      '--format=esm',
      '--packages=external',
      `--alias:@aranya/shared/contracts=${join(repositoryFolder(), 'shared/src/contracts')}`,
    ],
    { cwd: serverFolder(), maxBuffer: BUNDLE_BYTES },
  );
  return stdout;
}

const bundled = new Map<string, Promise<string>>();

/**
 * Threads lack the source loaders, so code that runs from sources (tests, commands) is bundled,
 * once per process.
 * @param name Path of the source below `src`, without its extension
 */
export function bundleThread(name: string): Promise<string> {
  const known = bundled.get(name) ?? bundleNow(name);
  bundled.set(name, known);
  return known;
}

/** Equal sources share one bundle. */
async function bundleNow(name: string): Promise<string> {
  const bundle = await bundleSources([`src/${name}.ts`]);
  const key = createHash('sha256').update(bundle).digest('hex').slice(0, 24);
  const path = join(serverFolder(), 'dist', 'threads-of-sources', `${key}.js`);
  if (existsSync(path)) return path;
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.draft`;
  await writeFile(draft, bundle);
  await rename(draft, path);
  return path;
}
