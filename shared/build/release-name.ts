import { readFile, writeFile } from 'node:fs/promises';

/**
 * Stands in a remote's scripts for the hash of its release, which is known when they are built. As long as the
 * hash, so that source maps stay right.
 */
export const RELEASE_PLACEHOLDER = 'RELEASE_ID';

/** Puts the hash of a release into its scripts. */
export async function nameRelease(files: string[], hash: string) {
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(RELEASE_PLACEHOLDER, hash));
  }
}
