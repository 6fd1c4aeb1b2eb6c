import sharp from 'sharp';
import { post, signedInPerson } from '../../../testing';
import {
  type CentralFixture,
  type Collector,
  openCentralFixture,
} from '../../../testing/fake-central/central-fixture';
import {
  FIELD_SITE_FORM,
  FIELD_SITE_FORM_XML,
  fieldSiteRecord,
} from '../../../testing/forms/field-site-form';
import type { CollectClient } from '../../../testing/odk-conformance/collect-client';
import { newInstanceId } from '../../../testing/odk-conformance/test-forms';
import { fieldSite } from '../../importing/field-sites/tables';
import { API_PREFIX } from '../../platform/http/api-prefix';
import { publishForm } from '../forms/publish-form';

const SITE = 'Salbani, Angul';

let fixture: CentralFixture;
let collector: Collector;
let phone: CollectClient;
let formId: number;
let bytes: Buffer;
beforeAll(async () => {
  fixture = await openCentralFixture();
  const { central, server } = fixture;
  central.publish(FIELD_SITE_FORM_XML);
  const form = { xml: Buffer.from(FIELD_SITE_FORM_XML), kind: 'open' } as const;
  ({ formId } = await publishForm(server.context, form));
  await server.context.database.db.insert(fieldSite).values([{ name: SITE }]);
  collector = await fixture.collector();
  const { body } = await collector.createAppUser();
  phone = fixture.phone(body.token);
  expect((await collector.ask(FIELD_SITE_FORM)).status).toBe(200);
  bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1b6b4a' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => fixture.close());

/** Sends a record that names a photo, with or without the photo. */
async function send(photo: string, arrives = true, id = newInstanceId()) {
  const files = arrives ? [{ name: photo, bytes }] : [];
  const xml = fieldSiteRecord(SITE, 'Shorea robusta', '2026-11-02', photo, id);
  expect((await phone.submit(xml, files)).status).toBe(201);
  await fixture.read();
}
const get = (path: string, { headers } = collector.person, more: Record<string, string> = {}) =>
  fixture.server.app.inject({ url: API_PREFIX + path, headers: { ...headers, ...more } });
const newest = async (): Promise<{ id: string; photos: string[] }> =>
  (await get('/own-records')).json().records[0];
const ownPhoto = (id: string, name: string) => `/own-records/${id}/photo?size=large&name=${name}`;

test('shows a photo from ODK Central in small size to its sender only', async () => {
  await send('sal.jpg');
  const { id, photos } = await newest();
  expect(photos).toEqual(['sal.jpg']);
  const answer = await get(ownPhoto(id, 'sal.jpg'));
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect((await sharp(answer.rawPayload).metadata()).width).toBeLessThan(900);
  const other = await signedInPerson(fixture.server);
  expect((await get(ownPhoto(id, 'sal.jpg'), other)).statusCode).toBe(404);
});

test('does not request an unchanged photo from ODK Central again', async () => {
  const { id } = await newest();
  const { etag } = (await get(ownPhoto(id, 'sal.jpg'))).headers;
  fixture.central.fault = () => 'cut';
  const more = { 'if-none-match': String(etag) };
  expect((await get(ownPhoto(id, 'sal.jpg'), collector.person, more)).statusCode).toBe(304);
  fixture.central.fault = () => null;
});

test('returns 404 for names that are not in the record and photos that did not arrive', async () => {
  const { id } = await newest();
  expect((await get(ownPhoto(id, 'other.jpg'))).statusCode).toBe(404);
  await send('late.jpg', false);
  const late = await newest();
  expect((await get(ownPhoto(late.id, 'late.jpg'))).statusCode).toBe(404);
});

test('asks the person to retry if ODK Central does not answer', async () => {
  const { id } = await newest();
  fixture.central.fault = () => 'cut';
  const answer = await get(ownPhoto(id, 'late.jpg'));
  fixture.central.fault = () => null;
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'collection_unavailable']);
});

test('does not request a name that is a path to another resource in ODK Central', async () => {
  await send('..%2F..%2F..%2Fusers.jpg', false);
  const { id } = await newest();
  expect((await get(ownPhoto(id, encodeURIComponent('../../../users.jpg')))).statusCode).toBe(404);
});

test('shows the photo to staff of the field site after the institute agreed', async () => {
  const { app } = fixture.server;
  const administrator = await signedInPerson(fixture.server, { isAdministrator: true });
  const yes = `${API_PREFIX}/administration/forms/${formId}/field-sites`;
  expect((await post(app, yes, { fills: true }, administrator.headers)).statusCode).toBe(200);
  await send('since.jpg');
  const staff = await signedInPerson(fixture.server, { isCommForUser: true });
  const asked = { getSitesOnly: false, userId: 'aranya', siteName: SITE };
  const { speciesData } = (await post(app, `${API_PREFIX}/getData`, asked, staff.headers)).json();
  const [{ photoOf }] = speciesData;
  const path = `/field-sites/${encodeURIComponent(SITE)}/recorded-photo?size=small&photoOf=${photoOf}`;
  expect((await get(path, staff)).headers['content-type']).toBe('image/jpeg');
  expect((await get(path)).statusCode).toBe(403);
});
