import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openTestStorage, post, SERVER_START_MS, type TestStorage } from '../../../testing';
import {
  backupFolder,
  restore,
  rewritten,
  withServer,
} from '../../../testing/backup/backup-fixture';
import { serverFolder } from '../../platform/folders/server-folder';
import { API_PREFIX } from '../../platform/http/api-prefix';

/**
 * Written by commit 20b08e44 with 13 records, a person and a photo; its manifest names
 * 0031_observed_on.
 */
const BACKUP = join(serverFolder(), 'testing/backup/as-of-0031.tar');
const PERSON = { phoneNumber: '9111111111', password: '135790' };
const PHOTO = 'a38ca08d2dea91b0b753a9dcfd1a286231cda17368bdb3b305d638061c35952e';

let storage: TestStorage;
beforeEach(async () => {
  storage = await openTestStorage();
}, SERVER_START_MS);
afterEach(() => storage.remove(), SERVER_START_MS);

test(
  'restores accounts, records and a photo from a backup as of the last migration before the baseline',
  async () => {
    await restore(storage, BACKUP);
    await withServer(storage, async ({ app }) => {
      const { token, user } = (
        await post(app, `${API_PREFIX}/user/uloggedin-login`, PERSON)
      ).json();
      expect(user).toMatchObject({ name: 'Asha “Ā” ଆଶା', contributions: 13 });
      const own = await post(
        app,
        `${API_PREFIX}/collected-data`,
        { userId: user.odkUserId, userInsight: false },
        { authorization: `Bearer ${token}` },
      );
      expect(own.json()).toHaveLength(13);
      const photo = await app.inject(user.userImageUri);
      expect(createHash('sha256').update(photo.rawPayload).digest('hex')).toBe(PHOTO);
    });
  },
  SERVER_START_MS,
);

test('refuses an older backup and says what to do', async () => {
  const folder = await backupFolder();
  try {
    const older = join(folder.path, 'older.tar');
    await rewritten(BACKUP, older, (name, content) =>
      name === 'manifest.json'
        ? Buffer.from(content.toString().replace('0031_observed_on', '0030_mail_recipient'))
        : content,
    );
    await expect(restore(storage, older)).rejects.toThrow(
      /The backup is as of 0030_mail_recipient, older .* commit 20b08e44.*npm run backup/,
    );
  } finally {
    await folder.remove();
  }
});
