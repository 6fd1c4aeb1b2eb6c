import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Release } from './release-store';

/** A remote, or the host, as its build left it. */
export interface BuiltRelease {
  release: Release;
  /** The build's files; those that releases share are where they are in a store, at `../../chunks`. */
  folder: string;
}

/**
 * The release that the last build of a remote, or of the host, made.
 * @param root the repository's folder
 * @throws where it was not built
 */
export async function builtRelease(root: string, name: string): Promise<BuiltRelease> {
  const dist = path.join(root, name, 'dist');
  const file = path.join(dist, 'remote.json');
  if (!existsSync(file)) throw new Error(`${name} is not built yet: run npm run build.`);
  const built: object = JSON.parse(await readFile(file, 'utf8'));
  const release = Release.parse({ ...built, releasedAt: new Date().toISOString() });
  return { release, folder: path.join(dist, path.dirname(release.manifestUrl)) };
}
