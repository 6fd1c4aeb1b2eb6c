import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Release } from './stores/release-store';

export interface BuiltRelease {
  release: Release;
  /** Shared chunks have the same relative path as in a store, `../../chunks`. */
  folder: string;
}

/** @throws if it was not built */
export async function builtRelease(root: string, name: string): Promise<BuiltRelease> {
  const dist = path.join(root, name, 'dist');
  const file = path.join(dist, 'remote.json');
  if (!existsSync(file)) throw new Error(`${name} is not built yet: run npm run build.`);
  const built: object = JSON.parse(await readFile(file, 'utf8'));
  const release = Release.parse({ ...built, releasedAt: new Date().toISOString() });
  return { release, folder: path.join(dist, path.dirname(release.manifestUrl)) };
}
