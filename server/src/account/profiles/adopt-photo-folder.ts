import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { personProfile } from '../../people/accounts/profile-table';
import { errorCodeOf } from '../../platform/problems/error-code';
import type { AccountContext } from '../account-context';
import { photoStore } from './photo-store';

/**
 * Moves photos from the folder `photos/` of earlier versions into the file store. Safe at every
 * start; unreferenced photos are removed.
 */
export async function adoptPhotoFolder({
  settings,
  files,
  database: { db },
}: Pick<AccountContext, 'settings' | 'files' | 'database'>): Promise<void> {
  const folder = join(settings.dataFolder, 'photos');
  const photos = photoStore(files);
  for (const previous of await namesIn(folder)) {
    const path = join(folder, previous);
    const owner = eq(personProfile.photo, previous);
    const [owned] = await db
      .select({ id: personProfile.personId })
      .from(personProfile)
      .where(owner);
    if (owned) {
      const photo = await photos.keep(await readFile(path));
      await db.update(personProfile).set({ photo }).where(owner);
    }
    await rm(path, { force: true });
  }
  // The folder remains if it contains anything else.
  await rmdir(folder).catch(() => undefined);
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.jpg'));
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
