import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Hash of a remote's build: its files and registry entry.
 * @param files absolute paths, in a stable order
 * @param folder that the paths are below
 * @param described routes and other data outside the files
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
