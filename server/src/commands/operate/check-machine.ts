import { access, constants, statfs } from 'node:fs/promises';
import type { ServerSettings } from '../../platform/configuration/settings';
import { about, type Finding } from './finding';

const GIGABYTE = 1e9;

/** Bytes below which a warning, and an error, is given. */
const LITTLE = 5 * GIGABYTE;
const TOO_LITTLE = GIGABYTE;

export async function* checkMachine({
  dataFolder,
}: Pick<ServerSettings, 'dataFolder'>): AsyncGenerator<Finding> {
  const disk = about('disk');
  try {
    await access(dataFolder, constants.R_OK | constants.W_OK);
  } catch {
    yield disk.error(`${dataFolder} is no folder that this user may write to (ARANYA_DATA_DIR).`);
    return;
  }
  const { bavail, bsize } = await statfs(dataFolder);
  const free = bavail * bsize;
  const told = `${(free / GIGABYTE).toFixed(1)} GB are free for ${dataFolder}`;
  if (free < TOO_LITTLE) yield disk.error(`${told}: phones are refused soon. Make room.`);
  else if (free < LITTLE) yield disk.warning(`${told}. Make room before a large collection.`);
  else yield disk.ok(`${told}.`);
}
