import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { post, signedInPerson, type TestPerson, useTestServer } from '../../../testing';

const api = (path: string) => `/api/aranya/profile/${path}`;

const details = {
  name: 'Asha Majhi-Naik',
  email: 'asha@example.org',
  organization: 'Civil Society',
  organizationName: 'ଜଙ୍ଗଲ କମିଟି',
  address: 'Harichandanpur, Keonjhar',
  webURL: 'https://example.org/asha',
};

describe('profile', () => {
  const server = useTestServer();
  let person: TestPerson;
  beforeEach(async () => {
    person = await signedInPerson(server);
  });
  const own = () => ({ token: person.token, phoneNumber: person.phoneNumber });
  const call = (path: string, body: object, headers: object = person.headers) =>
    post(server.app, api(path), body, { ...headers });

  test("returns the profile for any spelling of the person's number", async () => {
    const answer = await call('getProfile', { ...own(), phoneNumber: `+91${person.phoneNumber}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: person.id,
      name: person.name,
      userImageUri: '',
      isTrialFormCompleted: false,
      contributions: 0,
      odkInfo: { odkToken: null, allFormAccess: [], isOlderThanPin: false },
    });
  });

  test('answers Forbidden for the profile of another person', async () => {
    const other = await signedInPerson(server);
    for (const path of ['getProfile', 'update-profile', 'update-profile-image']) {
      const body = { ...own(), ...details, base64Data: 'AAAA', phoneNumber: other.phoneNumber };
      const answer = await call(path, body);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({ code: 'forbidden', message: 'Forbidden' });
    }
  });

  test('answers Forbidden without a session, so that the page signs out', async () => {
    for (const headers of [{}, { authorization: 'Bearer abcdefghijklmnopqrstuvwxyz' }]) {
      const answer = await call('getProfile', own(), headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.json().message).toBe('Forbidden');
    }
  });

  test('answers Forbidden when the session has expired', async () => {
    const { personSession } = await import('../../people/accounts/tables');
    const { eq } = await import('drizzle-orm');
    await server.context.database.db
      .update(personSession)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(personSession.token, person.token));
    expect((await call('getProfile', own())).statusCode).toBe(403);
  });

  test('stores changes, also over a restart', async () => {
    const answer = await call('update-profile', { ...own(), ...details });
    expect(answer.json()).toMatchObject(details);
    await server.restart();
    expect((await call('getProfile', own())).json()).toMatchObject(details);
  });

  test("keeps the phone's manufacturer if a page does not send it", async () => {
    await call('update-profile', { ...own(), ...details, mobileCompanyName: 'Nokia' });
    const answer = await call('update-profile', { ...own(), ...details });
    expect(answer.json()).toMatchObject({ mobileCompanyName: 'Nokia' });
    const emptied = await call('update-profile', { ...own(), ...details, mobileCompanyName: '' });
    expect(emptied.json()).toMatchObject({ mobileCompanyName: '' });
  });

  test('keeps the language on other changes of the profile', async () => {
    expect((await call('getProfile', own())).json()).toMatchObject({ language: '' });
    expect((await call('language', { language: 'or' })).json()).toEqual({ language: 'or' });
    const answer = await call('update-profile', { ...own(), ...details });
    expect(answer.json()).toMatchObject({ language: 'or' });
    for (const language of ['', 'Odia', 'or-IN', 7]) {
      expect((await call('language', { language })).statusCode).toBe(400);
    }
    expect((await call('getProfile', own())).json()).toMatchObject({ language: 'or' });
  });

  test('allows emptying every field except the name', async () => {
    await call('update-profile', { ...own(), ...details });
    const empty = { email: '', organization: '', organizationName: '', address: '', webURL: '' };
    const answer = await call('update-profile', { ...own(), ...details, ...empty });
    expect(answer.json()).toMatchObject(empty);
  });
});

describe('profile photo', () => {
  const server = useTestServer();
  let person: TestPerson;
  beforeEach(async () => {
    person = await signedInPerson(server);
  });

  const upload = (bytes: Buffer, prefix = '') =>
    post(
      server.app,
      api('update-profile-image'),
      {
        token: person.token,
        phoneNumber: person.phoneNumber,
        base64Data: prefix + bytes.toString('base64'),
      },
      person.headers,
    );
  const canvas = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#1b6b4a' } });

  test('stores a profile photo as a small JPEG without camera metadata', async () => {
    const taken = await canvas(1600, 900)
      .withExif({ IFD0: { Artist: 'Asha' }, IFD3: { GPSLatitude: '21/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answer = await upload(taken, 'data:image/jpeg;base64,');
    expect(answer.statusCode).toBe(200);
    const { userImageUri } = answer.json();
    expect(userImageUri).toMatch(/^\/api\/aranya\/profile\/photos\/[0-9a-f]{64}\.jpg$/);
    const photo = await server.app.inject(userImageUri);
    expect(photo.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const kept = await sharp(photo.rawPayload).metadata();
    // Rotated upright, so the height is the long side.
    expect(kept).toMatchObject({ format: 'jpeg', width: 288, height: 512 });
    expect(kept.exif).toBeUndefined();
    expect(kept.orientation).toBeUndefined();
  });

  test.each(['png', 'webp', 'jpeg'] as const)('accepts a %s picture', async (format) => {
    const answer = await upload(await canvas(64, 64).toFormat(format).toBuffer());
    expect(answer.statusCode).toBe(200);
    const photo = await server.app.inject(answer.json().userImageUri);
    expect(await sharp(photo.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 64 });
  });

  test('shows the photo in the profile, and replaces the previous one', async () => {
    const first = (await upload(await canvas(64, 64).png().toBuffer())).json().userImageUri;
    const second = (await upload(await canvas(80, 80).png().toBuffer())).json().userImageUri;
    const profile = await post(
      server.app,
      api('getProfile'),
      { token: person.token, phoneNumber: person.phoneNumber },
      person.headers,
    );
    expect(profile.json().userImageUri).toBe(second);
    expect((await server.app.inject(first)).statusCode).toBe(404);
    expect((await server.app.inject(second)).statusCode).toBe(200);
  });

  test('leaves one file after concurrent uploads', async () => {
    const contents = async () =>
      (
        await readdir(join(server.settings.dataFolder, 'files'), {
          recursive: true,
          withFileTypes: true,
        })
      ).filter((entry) => entry.isFile());
    const before = await contents();
    const picture = await canvas(32, 32).png().toBuffer();
    await Promise.all(Array.from({ length: 6 }, () => upload(picture)));
    expect(await contents()).toHaveLength(before.length + 1);
  });

  test('stores one file per person for equal profile photos', async () => {
    const picture = await canvas(48, 48).png().toBuffer();
    const own = (await upload(picture)).json().userImageUri;
    person = await signedInPerson(server);
    const others = (await upload(picture)).json().userImageUri;
    await upload(await canvas(50, 50).png().toBuffer());
    expect((await server.app.inject(others)).statusCode).toBe(404);
    expect((await server.app.inject(own)).statusCode).toBe(200);
  });

  test.each([
    ['text', Buffer.from('not a picture')],
    ['nothing in base64', Buffer.alloc(0)],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page that says it is a picture', Buffer.from('GIF89a<html></html>')],
    ['a JPEG that ends early', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])('refuses a photo that is %s', async (_, bytes) => {
    const answer = await upload(bytes, 'data:image/jpeg;base64,');
    expect(answer.statusCode).toBe(415);
    expect(answer.json().code).toBe('unsupported_image');
  });

  test('refuses a photo whose decoding would exhaust the memory', async () => {
    const bomb = await canvas(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect((await upload(bomb)).statusCode).toBe(415);
  });

  test.each([
    '..%2F..%2Fsecret',
    'secret',
    `${'a'.repeat(64)}.jpg`,
    `${'a'.repeat(24)}.jpg`,
    '.jpg',
    '%00',
  ])('returns no photo at %s', async (name) => {
    const answer = await server.app.inject(api(`photos/${name}`));
    expect([400, 404]).toContain(answer.statusCode);
  });
});
