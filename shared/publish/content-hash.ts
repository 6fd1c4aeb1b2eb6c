import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_PLACEHOLDER } from '../build/webpack';

export async function nameRelease(files: string[], hash: string) {
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(RELEASE_PLACEHOLDER, hash));
  }
}

/**
 * @param files absolute paths, in a stable order
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
