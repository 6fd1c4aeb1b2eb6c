import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from '../../platform/database/folder-lock';

/** Processes that keep an index in one place at most. */
const PROCESSES = 64;

/** A folder that no other living process uses. */
interface OwnFolder {
  folder: string;
  giveBack(): Promise<void>;
}

/** Takes the first folder that is free of those numbered in `path`: a start finds what the last one left. */
export async function takeFolder(path: string): Promise<OwnFolder> {
  for (let number = 1; number <= PROCESSES; number += 1) {
    const folder = join(path, String(number));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      return { folder, giveBack: await lockFolder(folder) };
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
    }
  }
  throw new Error(`More than ${PROCESSES} processes keep the map's index in ${path}.`);
}
