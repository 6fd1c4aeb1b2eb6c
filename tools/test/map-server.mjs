import { existsSync } from 'node:fs';
import { PlainError, run, step } from '../start/steps.mjs';

const PLACE = '/usr/lib/cgi-bin/mapserv';

/**
 * Finds MapServer, or installs Debian's if permitted. Its tests are skipped without it, because it
 * is a large external program.
 * @returns a notice, or undefined if it exists
 */
export async function findMapServer() {
  if (existsSync(process.env.ARANYA_MAPSERV ?? PLACE)) return undefined;
  const advice =
    'MapServer is not installed, so its tests are skipped (Debian: sudo apt-get install cgi-mapserver).';
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return advice;
  try {
    await step('Installing MapServer', async () => {
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      const install = ['install', '-y', '-qq', '--no-install-recommends', 'cgi-mapserver'];
      await run('apt-get', ['update', '-qq'], { failure: advice });
      await run('apt-get', install, { failure: advice, env });
    });
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
  }
  return existsSync(PLACE) ? undefined : advice;
}
