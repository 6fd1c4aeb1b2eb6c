import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where figures are kept that are committed. */
export const RESULTS = path.join(import.meta.dirname, 'results');

/**
 * Writes what a run found into a file of several; what is there of others stays.
 *
 * @param name Of the run, such as how many records there were.
 */
export async function keepRun(file: string, name: string | number, run: object): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const runs = { ...(JSON.parse(text) as object), [name]: run };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(runs, null, 1)}\n`);
}
