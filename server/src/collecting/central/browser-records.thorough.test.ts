import type { OwnRecord } from '@aranya/shared/contracts';
import {
  openTestServer,
  post,
  signedInPerson,
  type TestPerson,
  type TestServer,
} from '../../../testing';
import {
  CENTRALS,
  type InstituteCentral,
  openInstituteCentral,
} from '../../../testing/central-conformance/institute-central';
import { openRelay, type Relay } from '../../../testing/central-conformance/relay';
import { setLimits } from '../../../testing/fake-central/central-fixture';
import { newInstanceId, testForm, testRecord } from '../../../testing/odk-conformance/test-forms';
import { webClient } from '../../../testing/odk-conformance/web-client';
import { API_PREFIX } from '../../platform/http/api-prefix';
import { publishForm } from '../forms/publish-form';

const FORM = 'browser trees';
const JPEG = { name: 'a.jpg', bytes: Buffer.from('one') };

/** Central's description of a record. */
interface InCentral {
  submitterId: number;
  deviceId: string;
  currentVersion: { instanceId: string; submitterId: number };
}

/**
 * Records of the browser with ODK Central. The tests run against the fake and, with `ARANYA_TEST_CENTRAL_URL`,
 * `_EMAIL` and `_PASSWORD`, against a real one (docs/odk-central.md).
 */
describe.each(CENTRALS)('records of the browser with the %s ODK Central', (kind) => {
  let central: InstituteCentral;
  let relay: Relay;
  let server: TestServer;
  let origin: string;
  let person: TestPerson;
  let browser: ReturnType<typeof webClient>;
  let appUserId: number;
  beforeAll(async () => {
    setLimits({ pauseMs: 1, freshMs: 0, mapTimeoutMs: 20_000 });
    central = await openInstituteCentral(kind);
    relay = await openRelay(central.account.url);
    server = await openTestServer({
      environment: { ...central.environment, ARANYA_CENTRAL_URL: relay.url },
    });
    const xml = Buffer.from(testForm({ id: FORM }));
    await central.client.createForm(xml, 'accept');
    await central.client.publishDraft(FORM);
    await publishForm(server.context, { xml, kind: 'open' });
    origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    person = await signedInPerson(server);
    browser = await readyBrowser(person);
    appUserId = (await central.client.appUsers())[0]?.id ?? 0;
  });
  beforeEach(() => setLimits({ pauseMs: 1, freshMs: 0, mapTimeoutMs: 20_000 }));
  afterEach(() => {
    relay.state = 'open';
  });
  afterAll(async () => {
    await server.close();
    await relay.close();
    await central.close();
  });

  /** Returns the browser of a person who has opened the form. */
  async function readyBrowser({ name, phoneNumber, headers }: TestPerson) {
    const asked = { displayName: name, projectId: 1, phoneNumber, location: 'other' };
    await post(server.app, `${API_PREFIX}/odk/create-app-user`, asked, headers);
    const opened = webClient(origin, { headers });
    const { status, body } = await opened.get(`/odk/web-forms/${encodeURIComponent(FORM)}`);
    expect([status, body.username]).toEqual([200, name]);
    return opened;
  }

  const ask = (instanceId: string, rest = '') => {
    const record = `${encodeURIComponent(FORM)}/submissions/${encodeURIComponent(instanceId)}`;
    return central.operator('GET', `~/forms/${record}${rest}`);
  };
  const inCentral = async (instanceId: string) => (await ask(instanceId)).content as InCentral;
  const xmlInCentral = async (instanceId: string) =>
    Buffer.from(await central.client.recordXml({ xmlFormId: FORM, instanceId })).toString();
  const photo = async (instanceId: string, name = JPEG.name) =>
    String(await central.client.photo({ xmlFormId: FORM, instanceId, name }));
  const count = () => central.client.countRecords(FORM);
  const own = async (): Promise<OwnRecord[]> => (await browser.get('/own-records')).body.records;
  const record = (answers: Parameters<typeof testRecord>[0]) =>
    testRecord({ form: FORM, ...answers });

  /** Sends a record with a photo. @returns its ids here and in Central */
  async function sent() {
    // Reads earlier records first, so that this one becomes the newest in the list.
    await own();
    const instanceId = newInstanceId();
    const xml = record({ instanceId, photo: JPEG.name });
    expect((await browser.submit(FORM, xml, [JPEG])).body.state).toBe('stored');
    const [newest] = await own();
    const { id = '' } = newest ?? {};
    return { id, instanceId, xml, newest };
  }

  test('sends a record with photo and user name as the app user of its author, once', async () => {
    const before = await count();
    const instanceId = newInstanceId();
    const xml = record({ instanceId, photo: 'a "b".jpg', photo2: 'ଶାଳ.jpg' }).replace(
      '</orx:meta>',
      `<orx:username>${person.name}</orx:username></orx:meta>`,
    );
    const one = { name: 'a "b".jpg', bytes: Buffer.from('one') };
    const two = { name: 'ଶାଳ.jpg', bytes: Buffer.from('two') };
    for (const files of [[one], [two], [one, two]]) {
      expect((await browser.submit(FORM, xml, files)).body).toEqual({
        instanceId,
        state: 'stored',
      });
    }
    expect(await count()).toBe(before + 1);
    expect(await inCentral(instanceId)).toMatchObject({
      submitterId: appUserId,
      deviceId: 'aranya-web:1',
    });
    expect(await xmlInCentral(instanceId)).toBe(xml);
    expect([await photo(instanceId, one.name), await photo(instanceId, two.name)]).toEqual([
      'one',
      'two',
    ]);
    const [read] = await own();
    expect(read).toMatchObject({ isInCentral: true, isDeletable: true, isEdited: false });
    expect(Date.parse(read?.editableUntil ?? '')).toBeGreaterThan(Date.now());
  });

  test('opens a record of ODK Central to edit it, and sends the edit as a new version, once', async () => {
    const { id, instanceId, xml } = await sent();
    const before = await count();
    const opened = await browser.get(`/own-records/${id}/instance`);
    expect(opened.body).toMatchObject({
      formId: FORM,
      instance: xml,
      attachments: [{ name: JPEG.name }],
    });
    const file = await browser.get(`/own-records/${id}/attachments/${JPEG.name}`);
    expect([file.status, file.bytes.toString()]).toEqual([200, 'one']);
    expect((await browser.get(`/own-records/${id}/attachments/x.jpg`)).status).toBe(404);

    const second = newInstanceId();
    const versions = [
      { instanceId: second, deprecatedId: instanceId, species: 'Madhuca_longifolia' },
      { instanceId: newInstanceId(), deprecatedId: second, species: 'Mangifera_indica' },
    ];
    for (const version of versions) {
      const edit = record({ ...version, photo: JPEG.name, photo2: 'b.jpg' });
      const two = [{ name: 'b.jpg', bytes: Buffer.from('two') }];
      for (const files of [[], two]) {
        const answer = await browser.submit(FORM, edit, files, id);
        expect(answer.body).toEqual({ instanceId: version.instanceId, state: 'stored' });
      }
      const { currentVersion, submitterId } = await inCentral(instanceId);
      expect([submitterId, currentVersion]).toMatchObject([
        appUserId,
        { instanceId: version.instanceId, submitterId: appUserId },
      ]);
      expect(await xmlInCentral(instanceId)).toBe(edit);
      expect([await photo(instanceId), await photo(instanceId, 'b.jpg')]).toEqual(['one', 'two']);
    }
    expect(await count()).toBe(before);
    const [newest] = await own();
    expect(newest).toMatchObject({ id, isEdited: true });
    expect(newest?.species[0]?.speciesName).toBe('Mangifera indica');
  });

  test('refuses the edit of an older version, of another record and of another person', async () => {
    const { id, instanceId } = await sent();
    const other = await sent();
    const edited = (deprecatedId: string) => record({ deprecatedId, species: 'x' });
    await browser.submit(FORM, edited(instanceId), [], id);
    const stranger = await readyBrowser(await signedInPerson(server));
    const answers = [
      await browser.submit(FORM, edited(instanceId), [], id),
      await browser.submit(FORM, edited(other.instanceId), [], id),
      await browser.submit(FORM, edited(other.instanceId)),
      await stranger.submit(FORM, edited(other.instanceId), [], other.id),
      await stranger.get(`/own-records/${other.id}/instance`),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual([
      'record_changed',
      'record_changed',
      'done_in_central',
      'not_found',
      'not_found',
    ]);
    expect(await xmlInCentral(other.instanceId)).toBe(other.xml);
  });

  test('deletes an own record in ODK Central and here', async () => {
    const { id, instanceId, xml } = await sent();
    expect((await browser.remove(`/own-records/${id}`)).body).toEqual({ deleted: true });
    expect((await ask(instanceId)).status).toBe(404);
    expect((await own()).map((one) => one.id)).not.toContain(id);
    expect((await browser.submit(FORM, xml)).body.code).toBe('record_conflict');
    const edit = record({ deprecatedId: instanceId });
    expect((await browser.submit(FORM, edit, [], id)).body.code).toBe('not_found');
  });

  test.each([
    ['cut', 0],
    ['lost', 1],
  ] as const)(
    'asks to send again when the connection is %s, and stores once',
    async (state, arrived) => {
      const before = await count();
      const instanceId = newInstanceId();
      const xml = record({ instanceId, photo: JPEG.name });
      relay.state = state;
      const failed = await browser.submit(FORM, xml, [JPEG]);
      expect([failed.status, failed.body.code]).toEqual([503, 'collection_unavailable']);
      expect(await count()).toBe(before + arrived);
      relay.state = 'open';
      expect((await browser.submit(FORM, xml, [JPEG])).status).toBe(200);
      expect(await count()).toBe(before + 1);
      expect(await photo(instanceId)).toBe('one');
    },
  );

  test.each(['cut', 'lost'] as const)('repeats an edit whose connection is %s', async (state) => {
    const { id, instanceId } = await sent();
    const edit = { instanceId: newInstanceId(), deprecatedId: instanceId, species: 'x' };
    relay.state = state;
    const failed = await browser.submit(FORM, record(edit), [], id);
    expect([failed.status, failed.body.code]).toEqual([503, 'collection_unavailable']);
    relay.state = 'open';
    expect((await browser.submit(FORM, record(edit), [], id)).status).toBe(200);
    expect((await inCentral(instanceId)).currentVersion.instanceId).toBe(edit.instanceId);
  });

  test('returns a refusal of ODK Central, which another attempt cannot change', async () => {
    const instanceId = newInstanceId();
    await browser.submit(FORM, record({ instanceId }));
    const changed = await browser.submit(FORM, record({ instanceId, species: 'x' }));
    expect([changed.status, changed.body.code]).toEqual([409, 'record_conflict']);
  });
});
