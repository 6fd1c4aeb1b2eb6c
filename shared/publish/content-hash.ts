import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * What tells one build of a remote from another: its files, and what the registry says of it.
 * @param files absolute paths, in an order that is always the same
 * @param folder that the paths are below
 * @param described routes and whatever else is no file of the build
 */
export async function contentHash(
  files: readonly string[],
  folder: string,
  described: unknown,
): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !name.endsWith('.map'))) {
    hash.update(path.relative(folder, file)).update(await readFile(file));
  }
  hash.update(JSON.stringify(described));
  return hash.digest('hex').slice(0, 10);
}
