import { signedInPerson } from '../../../testing';
import {
  type Collection,
  openCollection,
  TREE_FORM,
} from '../../../testing/odk-conformance/collection-fixture';
import { testRecord } from '../../../testing/odk-conformance/test-forms';
import { API_PREFIX } from '../../platform/http/api-prefix';
import { openPhoneContacts, readPhone } from './phone-contact';

let collection: Collection;
beforeAll(async () => {
  collection = await openCollection();
});
afterAll(() => collection.close());

const phone = async (headers = collection.person.headers) =>
  (
    await collection.server.app.inject({ method: 'GET', url: `${API_PREFIX}/odk/phone`, headers })
  ).json();

const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
const NEVER = { knowsPhone: true, formListAt: null, lastSeenAt: null, trialRecordAt: null };

test('returns no phone contact for a person without a QR code', async () => {
  const { headers } = await signedInPerson(collection.server);
  expect(await phone(headers)).toEqual({ ...NEVER, allFormAccess: [] });
});

test('marks a phone as connected after its first form list', async () => {
  expect(await phone()).toEqual({ ...NEVER, allFormAccess: [TREE_FORM] });
  await collection.phone.get('/formList');
  const connected = await phone();
  expect(connected).toMatchObject({ formListAt: MOMENT, lastSeenAt: MOMENT, trialRecordAt: null });
  await collection.phone.submit(testRecord({}));
  expect((await phone()).trialRecordAt).toBeNull();
  await collection.publish({ id: 'tree_test_24' });
  await collection.phone.submit(testRecord({ form: 'tree_test_24' }));
  expect(await phone()).toEqual({
    ...connected,
    lastSeenAt: MOMENT,
    trialRecordAt: MOMENT,
    allFormAccess: [TREE_FORM, 'tree_test_24'],
  });
});

test('marks a phone that only sends records as seen, not as set up', async () => {
  const other = await collection.anotherPhone();
  await other.phone.submit(testRecord({}));
  const { db } = collection.server.context.database;
  expect(await readPhone(db, other.appUserId)).toMatchObject({
    formListAt: null,
    lastSeenAt: expect.any(Date),
  });
});

test('forgets the contacts of a lost phone when the person gets a new code', async () => {
  await collection.server.app.inject({
    method: 'POST',
    url: `${API_PREFIX}/odk/replace-token`,
    headers: collection.person.headers,
  });
  expect(await phone()).toMatchObject({ formListAt: null, lastSeenAt: null });
});

test('records calls of a phone once a minute', async () => {
  const { appUserId } = await collection.anotherPhone();
  const { db } = collection.server.context.database;
  let now = 0;
  const contacts = openPhoneContacts(db, () => now);
  const seenAt = async () => (await readPhone(db, appUserId)).lastSeenAt?.getTime() ?? 0;
  await contacts.seen(appUserId);
  const first = await seenAt();
  now += 59_000;
  await contacts.seen(appUserId);
  expect(await seenAt()).toBe(first);
  now += 1_000;
  await contacts.seen(appUserId);
  expect(await seenAt()).toBeGreaterThan(first);
});
