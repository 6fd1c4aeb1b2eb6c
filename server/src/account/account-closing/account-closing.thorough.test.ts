import { eq, sql } from 'drizzle-orm';
import { post, storedContent } from '../../../testing';
import {
  contentName,
  EMAIL,
  type FullPerson,
  makeFullPerson,
  NAME,
} from '../../../testing/account-closing/full-person';
import { wholeDatabase } from '../../../testing/account-closing/whole-database';
import {
  type Collection,
  openCollection,
  rowsOf,
  until,
} from '../../../testing/odk-conformance/collection-fixture';
import { testRecord } from '../../../testing/odk-conformance/test-forms';
import { testPicture } from '../../../testing/pictures-of-tests';
import { appUser, occurrence, submission } from '../../collecting/tables';
import { accountClosing, obsoleteFile } from '../../people/accounts/closing/tables';
import { personProfile } from '../../people/accounts/tables';
import { API_PREFIX } from '../../platform/http/api-prefix';
import { countHomeStatistics } from '../../publishing/statistics/home-statistics';
import { photoStore, profilePicture } from '../profiles/profile-photos';
import { closeDueAccounts } from './close-due-accounts';
import { removeObsoleteFiles } from './remove-obsolete-files';

let collection: Collection;
let person: FullPerson;
beforeEach(async () => {
  collection = await openCollection();
  person = await makeFullPerson(collection);
});
afterEach(() => collection.close());

const db = () => collection.server.context.database.db;
const call = (path: string, body: object, headers = {}) =>
  post(collection.server.app, `${API_PREFIX}/user/${path}`, body, headers);
const close = (choice: string, password = person.pin) =>
  call('close-account', { password, choice }, person.headers);
const signIn = (password = person.pin) =>
  call('uloggedin-login', { phoneNumber: person.phoneNumber, password });
const keep = (password = person.pin) =>
  call('keep-account', { phoneNumber: person.phoneNumber, password });

/** Expires the waiting time of all closed accounts and deletes them. */
async function afterGrace(): Promise<number> {
  await db()
    .update(accountClosing)
    .set({ closesAt: new Date(Date.now() - 1) });
  return closeDueAccounts(collection.server.context);
}

/** Returns texts that identify this person. */
const traces = () => [
  person.id,
  person.phoneNumber,
  person.token,
  person.odkToken,
  NAME,
  EMAIL,
  'Zzyzx',
];

/**
 * Lists the tables that contain a text. Addresses for mail updates are excluded: their owner is not
 * verified.
 */
async function tablesThatHold(text: string): Promise<string[]> {
  const all = await wholeDatabase(db());
  all.delete('mail_recipient');
  return [...all].flatMap(([name, rows]) => (rows.some((row) => row.includes(text)) ? [name] : []));
}

describe('closing an account', () => {
  test('requires the right PIN to close an account', async () => {
    const refused = await close('delete', '000000');
    expect(refused.statusCode).toBe(403);
    expect(refused.json().code).toBe('wrong_pin');
    expect((await signIn()).statusCode).toBe(200);
  });

  test('limits guesses of the PIN', async () => {
    let status = 0;
    for (let guess = 0; guess < 12 && status !== 429; guess += 1) {
      status = (await close('delete', '000000')).statusCode;
    }
    expect(status).toBe(429);
  });

  test('ends all sessions, disables the phone, and hides the photo', async () => {
    const face = await testPicture().png().toBuffer();
    const { files, heavyWork } = collection.server.context;
    const photos = photoStore(files);
    const photo = await photos.keep(await profilePicture(heavyWork, face.toString('base64')));
    await db().update(personProfile).set({ photo }).where(eq(personProfile.personId, person.id));
    const photoUrl = `${API_PREFIX}/profile/photos/${photo}`;
    expect((await collection.server.app.inject(photoUrl)).statusCode).toBe(200);

    const closed = await close('delete');
    expect(closed.statusCode).toBe(200);
    const days = (Date.parse(closed.json().closesAt) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(14, 2);
    expect((await call('sessions/end-others', {}, person.headers)).statusCode).toBe(401);
    expect((await person.phone.submit(testRecord())).status).toBe(403);
    expect((await collection.server.app.inject(photoUrl)).statusCode).toBe(404);
  });

  test('offers restoring on sign-in with the right PIN, with the last day', async () => {
    const { closesAt } = (await close('anonymise')).json();
    const refused = await signIn();
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'account_closing', closesAt });
    expect((await signIn('000000')).json().code).toBe('wrong_credentials');
    expect((await keep('000000')).json().code).toBe('wrong_credentials');
    expect(await tablesThatHold(person.token)).toEqual([]);
  });

  test('restores everything on request, including the old QR code', async () => {
    await close('delete');
    const kept = await keep();
    expect(kept.statusCode).toBe(200);
    expect(kept.json()).toMatchObject({
      user: { id: person.id },
      odkInfo: { odkToken: person.odkToken },
    });
    expect((await person.phone.submit(testRecord())).status).toBe(201);
    expect((await signIn()).statusCode).toBe(200);
    expect(await afterGrace()).toBe(0);
  });

  test('deletes nothing before the waiting time ends', async () => {
    await close('delete');
    expect(await closeDueAccounts(collection.server.context)).toBe(0);
    expect(await rowsOf(collection, person.instanceIds[0] ?? '')).toHaveLength(1);
  });

  test('keeps the first date on repeated and concurrent requests', async () => {
    const answers = await Promise.all([close('delete'), close('anonymise')]);
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map((answer) => answer.json().closesAt)).size).toBe(1);
    expect((await keep()).json().odkInfo.odkToken).toBe(person.odkToken);
  });
});

describe('account that was closed with its records', () => {
  test('leaves no data of the person in any table', async () => {
    for (const text of traces()) {
      if (text !== person.token) expect(await tablesThatHold(text)).not.toEqual([]);
    }
    await close('delete');
    expect(await afterGrace()).toBe(1);
    for (const text of traces()) expect([text, await tablesThatHold(text)]).toEqual([text, []]);
  });

  test('deletes records and their occurrences, but not those of others', async () => {
    await close('delete');
    await afterGrace();
    const [plain = '', first = '', othersEdited = ''] = person.instanceIds;
    expect(await rowsOf(collection, plain)).toEqual([]);
    expect(await rowsOf(collection, first)).toEqual([]);
    const [edited] = await rowsOf(collection, othersEdited);
    expect(edited).toMatchObject({ appUserId: collection.appUserId, deviceId: null });
    const rows = await db().select({ appUserId: occurrence.appUserId }).from(occurrence);
    expect(rows).toEqual([{ appUserId: collection.appUserId }]);
    expect(await countHomeStatistics(db())).toEqual({
      totalspecies: 1,
      totalcollector: 1,
      totalcontributions: 1,
    });
  });

  test('deletes files with their last reference and keeps the others', async () => {
    const { context } = collection.server;
    const [only, shared] = [contentName('only this person'), contentName('shared content')];
    await close('delete');
    await afterGrace();
    // Recently received: a record that names them might be in progress.
    expect(await removeObsoleteFiles(context)).toBe(0);
    expect(await removeObsoleteFiles(context, 0)).toBe(1);
    await expect(storedContent(context.files, only)).rejects.toMatchObject({ code: 'ENOENT' });
    await storedContent(context.files, shared);
    expect(await db().select().from(obsoleteFile)).toEqual([]);
  });

  test('allows the phone number to register again', async () => {
    await close('delete');
    await afterGrace();
    expect((await signIn()).json().code).toBe('wrong_credentials');
    expect((await keep()).json().code).toBe('wrong_credentials');
  });

  test('closes each account once in concurrent runs', async () => {
    await close('delete');
    await db()
      .update(accountClosing)
      .set({ closesAt: new Date(0) });
    const { context } = collection.server;
    const closed = await Promise.all(Array.from({ length: 4 }, () => closeDueAccounts(context)));
    expect(closed.reduce((sum, one) => sum + one, 0)).toBe(1);
  });

  test('updates the public map at once', async () => {
    const total = async () =>
      (
        await collection.server.app.inject(
          `${API_PREFIX}/public-occurrences?bbox=60,0,100,40&zoom=4`,
        )
      ).json().total;
    const before = await total();
    expect(before).toBeGreaterThan(0);
    await close('delete');
    await afterGrace();
    // Maps check for closed accounts once a second.
    await until(async () => (await total()) < before);
  });
});

describe('account that was closed without its records', () => {
  test('keeps the records without a link to the person', async () => {
    const statistics = await countHomeStatistics(db());
    await close('anonymise');
    expect(await afterGrace()).toBe(1);
    for (const text of traces()) expect([text, await tablesThatHold(text)]).toEqual([text, []]);

    const [plain = '', first = ''] = person.instanceIds;
    const [row] = await rowsOf(collection, plain);
    expect(row).toMatchObject({ deviceId: null, userAgent: null, instanceName: null });
    const xml = Buffer.from(row?.xml ?? []).toString();
    expect(xml).toContain('<username></username><village></village><species>Shorea_robusta');
    expect(await rowsOf(collection, first)).toHaveLength(1);
    const owners = await db()
      .select()
      .from(appUser)
      .where(eq(appUser.id, row?.appUserId ?? 0));
    expect(owners).toMatchObject([{ personId: null, displayName: '', token: null }]);
    const after = await countHomeStatistics(db());
    expect(after.totalcontributions).toBe(statistics.totalcontributions);
    expect(after.totalspecies).toBe(statistics.totalspecies);
  });

  test('merges two closed accounts into one anonymous collector', async () => {
    const other = await makeFullPerson(collection);
    await close('anonymise');
    await call('close-account', { password: other.pin, choice: 'anonymise' }, other.headers);
    expect(await afterGrace()).toBe(2);
    const { rows } = await db().execute<{ owners: string | number }>(
      sql`select count(distinct app_user_id) as owners from ${submission}
        where app_user_id <> ${collection.appUserId}`,
    );
    expect(Number(rows[0]?.owners)).toBe(1);
  });
});
