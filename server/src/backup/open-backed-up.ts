import { openFileStore } from '../collection/files/open-file-store';
import type { OpenDatabase } from '../database/database';
import type { ServerSettings } from '../settings';
import type { BackedUp } from './write-backup';

/** What a backup holds, as the settings place it: files in the data folder or in a bucket. */
export const openBackedUp = async (
  settings: Pick<ServerSettings, 'bucket' | 'dataFolder'>,
  { db }: OpenDatabase,
): Promise<BackedUp> => ({ db, files: await openFileStore(settings, 0) });
