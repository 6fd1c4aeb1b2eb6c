import { chmod, mkdir, stat } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';

/** New files are readable by the user of the process only. Must be called first in a process. */
export function setPrivateUmask(): void {
  process.umask(0o077);
}

/** Mode bits that grant access to others than the owner. */
const OTHERS = 0o077;

/** Changes an older version's folder; notifies the operator if that is not permitted. */
export async function makeDataFolderPrivate(
  folder: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { mode } = await stat(folder);
  if ((mode & OTHERS) === 0) return;
  try {
    await chmod(folder, 0o700);
    log.warn({ folder }, 'others could look into the data folder; from now on only its owner can');
  } catch (error) {
    log.warn(
      { err: error, folder },
      'others can look into the data folder, and this user may not change that: chmod 700 it',
    );
  }
}
