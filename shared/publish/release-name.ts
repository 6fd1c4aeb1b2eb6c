import { readFile, writeFile } from 'node:fs/promises';
import { RELEASE_PLACEHOLDER } from '../build/webpack';

/** Inserts the hash of a release into its scripts. */
export async function nameRelease(files: string[], hash: string) {
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(RELEASE_PLACEHOLDER, hash));
  }
}
