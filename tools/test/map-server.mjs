import { existsSync } from 'node:fs';
import { PlainError } from '../start/steps.mjs';
import { installFromDebian, mayInstall } from './debian-packages.mjs';

const PLACE = '/usr/lib/cgi-bin/mapserv';

/**
 * Its tests are skipped without this large external program.
 * @returns a notice, or undefined if it exists
 */
export async function findMapServer() {
  if (existsSync(process.env.ARANYA_MAPSERV ?? PLACE)) return undefined;
  const advice =
    'MapServer is not installed, so its tests are skipped (Debian: sudo apt-get install cgi-mapserver).';
  if (!mayInstall()) return advice;
  try {
    await installFromDebian('MapServer', ['cgi-mapserver'], advice);
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
  }
  return existsSync(PLACE) ? undefined : advice;
}
