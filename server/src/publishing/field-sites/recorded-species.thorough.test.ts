import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { post, signedInPerson, type TestPerson, type TestServer } from '../../../testing';
import { FIELD_SITE_FORM_XML, fieldSiteRecord } from '../../../testing/forms/field-site-form';
import {
  type Collection,
  openCollection,
} from '../../../testing/odk-conformance/collection-fixture';
import { newInstanceId } from '../../../testing/odk-conformance/test-forms';
import { closeAtOnce } from '../../account/account-closing/close-due-accounts';
import { grantAccess } from '../../collecting/forms/form-access';
import { publishForm } from '../../collecting/forms/publish-form';
import { occurrence } from '../../collecting/tables';
import { fieldSite } from '../../importing/field-sites/tables';

const API = '/api/aranya';
const SITE = 'Salbani, Angul';

let collection: Collection;
let server: TestServer;
let staff: TestPerson;
let administrator: TestPerson;
let formId: number;
let bytes: Buffer;
beforeAll(async () => {
  collection = await openCollection();
  server = collection.server;
  const { context } = server;
  ({ formId } = await publishForm(context, {
    xml: Buffer.from(FIELD_SITE_FORM_XML),
    kind: 'open',
  }));
  await context.database.db.insert(fieldSite).values([{ name: SITE }, { name: 'Khairi' }]);
  staff = await signedInPerson(server, { isCommForUser: true });
  administrator = await signedInPerson(server, { isAdministrator: true });
  await grantAccess(context.database.db, collection.appUserId, formId);
  bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1b6b4a' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => collection.close());

/** Sends a record, with its photo if it names one. */
async function send(...[site, species, day, photo = '', id]: Parameters<typeof fieldSiteRecord>) {
  const files = photo ? [{ name: photo, bytes, type: 'image/jpeg' }] : [];
  const answer = await collection.phone.submit(
    fieldSiteRecord(site, species, day, photo, id),
    files,
  );
  expect([answer.status, answer.message]).toEqual([201, expect.anything()]);
}
const setFills = (fills: boolean, { headers } = administrator) =>
  post(server.app, `${API}/administration/forms/${formId}/field-sites`, { fills }, headers);
const table = async (siteName = SITE) => {
  const payload = { getSitesOnly: false, userId: 'aranya', siteName };
  return (await post(server.app, `${API}/getData`, payload, staff.headers)).json().speciesData;
};
const photo = (photoOf: string, { headers } = staff, siteName = SITE) =>
  server.app.inject({
    url: `${API}/field-sites/${encodeURIComponent(siteName)}/recorded-photo?photoOf=${photoOf}&size=large`,
    headers,
  });

test("shows records in the table of their site only after the institute's consent", async () => {
  await send('salbani_angul', 'Shorea robusta', '2026-11-01', 'before.jpg');
  await send('Salbani Angul', 'Shorea robusta', '2026-11-03');
  await send('KHAIRI', 'Madhuca longifolia', '2026-11-02');
  await send('Salbni', 'Cedrus deodara', '2026-11-02');
  expect(await table()).toEqual([]);
  expect((await setFills(true)).statusCode).toBe(200);
  expect(await table()).toEqual([
    {
      speciesName: 'Shorea robusta',
      speciesNameType: '',
      imageUri: null,
      imageCaption: null,
      records: 2,
      lastRecordedOn: '2026-11-03',
      // The sender was not informed that others would see the photo.
      photoOf: null,
    },
  ]);
  expect(await table('Khairi')).toMatchObject([
    { speciesName: 'Madhuca longifolia', records: 1, photoOf: null },
  ]);
});

test('lists named field sites, and names that match no field site, for the administration', async () => {
  const url = `${API}/administration/forms/${formId}/field-sites`;
  const { headers } = administrator;
  expect((await server.app.inject({ url, headers })).json()).toEqual({
    fills: true,
    isAsked: true,
    named: [
      { fieldSite: SITE, records: 2 },
      { fieldSite: 'Khairi', records: 1 },
    ],
    unknown: [{ fieldSite: 'Salbni', records: 1 }],
  });
});

test('offers a photo that was sent after the consent', async () => {
  await send('Salbani, Angul', 'Shorea robusta', '2026-11-02', 'sal.jpg');
  expect(await table()).toMatchObject([
    { records: 3, lastRecordedOn: '2026-11-03', photoOf: expect.stringMatching(/^[1-9]\d*$/) },
  ]);
});

test('serves a small photo to staff of field sites, at the site that the record names', async () => {
  const [{ photoOf }] = await table();
  const answer = await photo(photoOf);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect((await sharp(answer.rawPayload).metadata()).width).toBeLessThan(900);
  expect((await photo(photoOf, collection.person)).statusCode).toBe(403);
  expect((await photo(photoOf, staff, 'Khairi')).statusCode).toBe(404);
  expect((await photo(photoOf, staff, 'no such site')).statusCode).toBe(404);
  expect((await photo('999999')).statusCode).toBe(404);
});

test('serves no photo for a name that matches no field site', async () => {
  const id = newInstanceId();
  await send('Salbni', 'Cedrus deodara', '2026-11-02', 'cedar.jpg', id);
  const [found] = await server.context.database.db
    .select({ id: occurrence.id })
    .from(occurrence)
    .where(eq(occurrence.instanceId, id));
  expect((await photo(String(found?.id), staff, 'Salbni')).statusCode).toBe(404);
});

test('counts a record whose photo has not arrived, and offers no photo', async () => {
  const xml = fieldSiteRecord('Salbani, Angul', 'Ficus religiosa', '2026-11-04', 'pipal.jpg');
  expect((await collection.phone.submit(xml, [])).status).toBe(201);
  expect((await table()).at(-1)).toMatchObject({ speciesName: 'Ficus religiosa', photoOf: null });
});

test('serves no photo of a form without consent, or with withdrawn consent', async () => {
  const [{ photoOf }] = await table();
  expect((await setFills(false)).statusCode).toBe(200);
  expect([await table(), (await photo(photoOf)).statusCode]).toEqual([[], 404]);
  expect((await setFills(true, staff)).statusCode).toBe(403);
  await setFills(true);
  expect((await photo(photoOf)).statusCode).toBe(404);
  await send('Salbani, Angul', 'Shorea robusta', '2026-11-05', 'again.jpg');
  const [again] = await table();
  expect((await photo(again.photoOf)).statusCode).toBe(200);
});

test('shows records of a closed account without photos, or not at all', async () => {
  const [{ photoOf, records }] = await table();
  await closeAtOnce(server.context, collection.person.id, 'anonymise');
  expect(await table()).toMatchObject([{ records, photoOf: null }, {}]);
  expect((await photo(photoOf)).statusCode).toBe(404);
});
