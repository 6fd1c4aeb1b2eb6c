import { chmod, mkdir, stat } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';

/** From here on only its own user can read the files that this process writes. Call it first in a process. */
export function setPrivateUmask(): void {
  process.umask(0o077);
}

/** Bits of a mode by which others than the owner may do something. */
const OTHERS = 0o077;

/**
 * Makes the data folder for its owner alone: whatever modes are below it, nobody else gets there. A
 * folder of an older version is narrowed; where that is not allowed the operator is told.
 */
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
