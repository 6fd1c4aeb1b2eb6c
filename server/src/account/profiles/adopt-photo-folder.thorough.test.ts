import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { signedInPerson, useTestServer } from '../../../testing';
import { personProfile } from '../../people/accounts/profile-table';
import { adoptPhotoFolder } from './adopt-photo-folder';

describe('photos of the previous folder', () => {
  const server = useTestServer();

  test('moves photos to the file store, and removes unreferenced ones', async () => {
    const { context } = server;
    const { db } = context.database;
    const asha = await signedInPerson(server);
    const folder = join(server.settings.dataFolder, 'photos');
    const previous = `${'a'.repeat(24)}.jpg`;
    const picture = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#1b6b4a' },
    })
      .jpeg()
      .toBuffer();
    await mkdir(folder);
    await writeFile(join(folder, previous), picture);
    await writeFile(join(folder, `${'b'.repeat(24)}.jpg`), picture);
    const owner = eq(personProfile.personId, asha.id);
    await db.update(personProfile).set({ photo: previous }).where(owner);

    await adoptPhotoFolder(context);
    await adoptPhotoFolder(context);

    const [profile] = await db.select().from(personProfile).where(owner);
    expect(profile?.photo).toMatch(/^[0-9a-f]{64}\.jpg$/);
    const answer = await server.app.inject(`/api/aranya/profile/photos/${profile?.photo}`);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 40, height: 30 });
    expect(await readdir(server.settings.dataFolder)).not.toContain('photos');
  });
});
