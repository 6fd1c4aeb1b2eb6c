import { join } from 'node:path';
import { openFileStore } from '../../collecting/files/open-file-store';
import type { ServerSettings } from '../../platform/configuration/settings';
import type { OpenDatabase } from '../../platform/database/database';
import type { BackedUp } from './write-backup';

export const openBackedUp = async (
  settings: Pick<ServerSettings, 'bucket' | 'dataFolder'>,
  { db }: OpenDatabase,
): Promise<BackedUp> => ({
  db,
  files: await openFileStore(settings, 0),
  places: join(settings.dataFolder, 'places'),
});
