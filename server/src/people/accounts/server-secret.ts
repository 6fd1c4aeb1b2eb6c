import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodeOf, unlessMissing } from '../../platform/problems/error-code';

/**
 * Without a configured secret, one is created at the first start and stored in the data folder,
 * readable by its owner only. Concurrently started processes agree on one.
 */
export async function serverSecret(given: string | null, dataFolder: string): Promise<string> {
  if (given) return given;
  const file = join(dataFolder, 'secret');
  const readKept = async () => (await unlessMissing(readFile(file, 'utf8')))?.trim() || null;
  const kept = await readKept();
  if (kept) return kept;
  await mkdir(dataFolder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  // A hard link is atomic and never overwrites another process's secret.
  await link(draft, file).catch((error: unknown) => {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
  return (await readKept()) ?? '';
}
