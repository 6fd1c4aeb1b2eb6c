import { openDiskFileStore } from '../collection/files/disk-file-store';
import type { OpenDatabase } from '../database/database';
import { openPhotoFolder } from '../profiles/photo-folder';
import type { ServerSettings } from '../settings';
import type { BackedUp } from './write-backup';

/** What a backup holds, as the settings place it. */
export async function openBackedUp(
  { dataFolder }: Pick<ServerSettings, 'dataFolder'>,
  { db }: OpenDatabase,
): Promise<BackedUp> {
  return { db, files: await openDiskFileStore(dataFolder), photos: openPhotoFolder(dataFolder) };
}
