import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RegisteredRemote } from '@aranya/shared/contracts';
import type { Release } from './release-store';

/** A remote as its build left it. */
export interface BuiltRelease {
  release: Release;
  /** The build's files. */
  folder: string;
}

/**
 * The release that a remote's last build made.
 * @param root the repository's folder
 * @throws where it was not built
 */
export async function builtRelease(root: string, name: string): Promise<BuiltRelease> {
  const dist = path.join(root, name, 'dist');
  const file = path.join(dist, 'remote.json');
  if (!existsSync(file)) throw new Error(`${name} is not built yet: run npm run build.`);
  const remote = RegisteredRemote.parse(JSON.parse(await readFile(file, 'utf8')));
  return {
    release: { ...remote, releasedAt: new Date().toISOString() },
    folder: path.join(dist, path.dirname(remote.manifestUrl)),
  };
}
