import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ensureAppUser } from '../../src/collecting/app-users/app-users';
import { grantAccess } from '../../src/collecting/forms/form-access';
import { publishForm } from '../../src/collecting/forms/publish-form';
import { type AddEntry, readArchive, writeArchive } from '../../src/commands/backup/archive';
import { backupCommand } from '../../src/commands/backup/backup-command';
import { restoreCommand } from '../../src/commands/backup/restore-command';
import { readSettings, type ServerSettings } from '../../src/platform/configuration/settings';
import { API_PREFIX } from '../../src/platform/http/api-prefix';
import { openTestServer, post, signedInPerson, type TestServer, type TestStorage } from '..';
import { CollectClient } from '../odk-conformance/collect-client';
import { TREE_FORM } from '../odk-conformance/collection-fixture';
import { newInstanceId, testForm, testRecord } from '../odk-conformance/test-forms';
import type { TestServerOptions } from '../test-server';

/** Settings of a server that uses a test's storage. */
export const settingsOf = (storage: TestStorage): ServerSettings =>
  readSettings(environmentOf(storage));

const environmentOf = ({ dataFolder, databaseUrl }: TestStorage) => ({
  ARANYA_DATA_DIR: dataFolder,
  DATABASE_URL: databaseUrl ?? '',
  ARANYA_DEMONSTRATION: 'off',
  // Each server has another secret: a backup does not contain it.
  ARANYA_SECRET: randomBytes(32).toString('hex'),
});

/** Runs a server on a storage and leaves the storage unchanged. */
export async function withServer<T>(
  storage: TestStorage,
  use: (server: TestServer, origin: string) => Promise<T>,
  prepare?: TestServerOptions['prepare'],
): Promise<T> {
  const server = await openTestServer({ environment: environmentOf(storage), prepare });
  try {
    return await use(server, await server.app.listen({ host: '127.0.0.1', port: 0 }));
  } finally {
    await server.close();
  }
}

/** Data with which a person and a phone are recognised after a restore. */
export interface Known {
  phoneNumber: string;
  pin: string;
  sessionToken: string;
  phoneToken: string;
  photoAddress: string;
}

/** Creates a person with a photo, records with photos, an edit, and a measurement gap. */
export function useProduct(storage: TestStorage): Promise<Known> {
  return withServer(storage, async (server, origin) => {
    const { context, app } = server;
    const { db } = context.database;
    const person = await signedInPerson(server, { phoneNumber: '9111111111', name: 'Asha “Ā” ଆଶା' });
    const made = await ensureAppUser(db, { personId: person.id, displayName: 'A', location: '' });
    const form = Buffer.from(testForm({ id: TREE_FORM, media: ['leaf.png'] }));
    const media = new Map([['leaf.png', Buffer.from('a leaf')]]);
    const { formId } = await publishForm(context, { xml: form, kind: 'open', media });
    await grantAccess(db, made.id, formId);

    const phone = new CollectClient(`${origin}/v1/key/${made.token}/projects/1`);
    const first = newInstanceId();
    const send = async (record: Parameters<typeof testRecord>[0], bytes?: Buffer) => {
      const files = bytes ? [{ name: record?.photo ?? '', bytes }] : [];
      const { status } = await phone.submit(testRecord(record), files);
      if (status !== 201) throw new Error(`The record was answered with ${status}.`);
    };
    await send({ instanceId: first, photo: 'tree.jpg' }, randomBytes(300_000));
    await send({ instanceId: newInstanceId(), deprecatedId: first, photo: 'tree.jpg' });
    for (let index = 0; index < 12; index += 1) {
      const location = `${20.1 + index / 7} ${85.3 + index / 3} 12.25 4.5`;
      await send({ photo: 'a.jpg', location }, Buffer.from(`photo ${index % 5}`));
    }
    const headers = person.headers;
    const picture = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#246' },
    })
      .png()
      .toBuffer();
    const own = { token: person.token, phoneNumber: person.phoneNumber };
    const base64Data = picture.toString('base64');
    const photo = await post(
      app,
      `${API_PREFIX}/profile/update-profile-image`,
      { ...own, base64Data },
      headers,
    );
    if (photo.statusCode !== 200) throw new Error(`The photo was answered: ${photo.body}`);
    await post(app, `${API_PREFIX}/measurement_gaps`, {
      userName: 'asha@example.org',
      fullName: 'Asha',
      country: '',
      sdg: '',
      extraDetail: 'A line\nand "another" \\ \t ❤',
    });
    const profile = await post(app, `${API_PREFIX}/profile/getProfile`, own, headers);
    return {
      phoneNumber: person.phoneNumber,
      pin: person.pin,
      sessionToken: person.token,
      phoneToken: made.token,
      photoAddress: profile.json().userImageUri,
    };
  });
}

/** Collects the product's answers in a comparable form. */
export function answersOf(storage: TestStorage, known: Known): Promise<Record<string, unknown>> {
  return withServer(storage, async ({ app }, origin) => {
    const signIn = await post(app, `${API_PREFIX}/user/uloggedin-login`, {
      phoneNumber: known.phoneNumber,
      password: known.pin,
    });
    // Each sign-in has its own token and device mark.
    const { token: _token, deviceMark: _mark, ...person } = signIn.json();
    const phone = new CollectClient(`${origin}/v1/key/${known.phoneToken}/projects/1`);
    const own = { authorization: `Bearer ${known.sessionToken}` };
    const view = 'bbox=60,0,110,40&zoom=6';
    const [list, form, picture] = await Promise.all([
      phone.get('/formList'),
      phone.get(`/forms/${TREE_FORM}.xml`),
      phone.get(`/forms/${TREE_FORM}/attachments/leaf.png`),
    ]);
    const photo = await app.inject(known.photoAddress);
    return {
      signIn: [signIn.statusCode, person],
      formList: list.text,
      form: form.text,
      picture: picture.text,
      photo: [photo.statusCode, createHash('sha256').update(photo.rawPayload).digest('hex')],
      publicMap: (await app.inject(`${API_PREFIX}/public-occurrences?${view}`)).json(),
      statistics: (await app.inject(`${API_PREFIX}/getDetails`)).json(),
      // A session from before the backup is still valid.
      own: (
        await post(
          app,
          `${API_PREFIX}/collected-data`,
          { userId: person.user.odkUserId, userInsight: false },
          own,
        )
      ).json(),
    };
  });
}

/** A folder for backups of a test. */
export async function backupFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'aranya-backup-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Runs `npm run backup` in this process. */
export const backup = (storage: TestStorage, file: string) =>
  backupCommand(settingsOf(storage), [file], () => undefined);

/** Runs `npm run restore` in this process. */
export const restore = (storage: TestStorage, file: string, ...words: string[]) =>
  restoreCommand(settingsOf(storage), [file, '--new', ...words], () => undefined);

/**
 * Writes another backup with changed entries and a valid seal. An entry that is null is left out.
 */
export async function rewritten(
  file: string,
  target: string,
  change: (name: string, content: Buffer) => Buffer | null,
): Promise<void> {
  await writeArchive(target, async (add: AddEntry) => {
    for await (const { name, content } of readArchive(file)) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of content) chunks.push(chunk);
      const changed = change(name, Buffer.concat(chunks));
      if (changed) await add(name, changed.length, [changed]);
    }
  });
}
