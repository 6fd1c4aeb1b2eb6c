import { eq } from 'drizzle-orm';
import { signedInPerson } from '../../../testing';
import {
  type Collection,
  filesOf,
  occurrencesOf,
  openCollection,
  rowsOf,
  TREE_FORM,
  waitingFiles,
} from '../../../testing/odk-conformance/collection-fixture';
import { newInstanceId, testForm, testRecord } from '../../../testing/odk-conformance/test-forms';
import { webClient } from '../../../testing/odk-conformance/web-client';
import { publishForm } from '../forms/publish-form';
import { form, submission } from '../tables';

let collection: Collection;
let browser: ReturnType<typeof webClient>;
beforeAll(async () => {
  collection = await openCollection();
  browser = webClient(collection.origin, collection.person);
});
afterAll(() => collection.close());

const publishAs = (id: string, kind: 'open' | 'targeted') =>
  publishForm(collection.server.context, { xml: Buffer.from(testForm({ id, title: id })), kind });

const setState = (id: string, state: 'open' | 'closed') =>
  collection.server.context.database.db.update(form).set({ state }).where(eq(form.xmlFormId, id));

const photo = (content: string) => Buffer.from(content);

describe('forms', () => {
  test('returns a form with its files and prefilled values', async () => {
    await collection.publish({ id: 'with_files', media: ['a.png'] });
    const { status, body } = await browser.get('/odk/web-forms/with_files');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      formId: 'with_files',
      version: '2026010101',
      title: 'Tree Species Trial',
      // The picture was never uploaded.
      attachments: [],
      deviceId: `aranya-web:${collection.appUserId}`,
      username: collection.person.name,
      maxSubmissionBytes: collection.server.settings.openRosaPartBytes,
      unsupported: [],
    });
    expect(body.xform).toBe(testForm({ id: 'with_files', media: ['a.png'] }));
  });

  test('serves a file of a form', async () => {
    const xml = Buffer.from(testForm({ id: 'pictured', media: ['a.png'] }));
    const media = new Map([['a.png', Buffer.from('a picture')]]);
    await publishForm(collection.server.context, { xml, kind: 'open', media });
    const { body } = await browser.get('/odk/web-forms/pictured');
    expect(body.attachments).toEqual([{ name: 'a.png', hash: expect.any(String) }]);
    const file = await browser.get('/odk/web-forms/pictured/attachments/a.png');
    expect(file.bytes.toString()).toBe('a picture');
    expect((await browser.get('/odk/web-forms/pictured/attachments/b.png')).status).toBe(404);
  });

  test('returns another hash of a form after one of its files changed', async () => {
    const hashOf = async () => (await browser.get('/odk/web-forms/pictured')).body.hash;
    const before = await hashOf();
    const xml = Buffer.from(testForm({ id: 'pictured', media: ['a.png'] }));
    const media = new Map([['a.png', Buffer.from('another')]]);
    await publishForm(collection.server.context, { xml, kind: 'open', media });
    expect(await hashOf()).not.toBe(before);
  });

  test('refuses a file of another version than the opened one', async () => {
    const { attachments } = (await browser.get('/odk/web-forms/pictured')).body;
    const file = '/odk/web-forms/pictured/attachments/a.png';
    const opened = await browser.get(`${file}?hash=${attachments[0].hash}`);
    expect(opened.bytes.toString()).toBe('another');
    const { status, body } = await browser.get(`${file}?hash=00`);
    expect([status, body.code]).toEqual([409, 'form_changed']);
  });

  test('grants an open form to the person who opens it', async () => {
    await publishAs('given', 'open');
    expect((await browser.get('/odk/web-forms/given')).status).toBe(200);
    expect((await collection.phone.get('/formList')).text).toContain('<formID>given</formID>');
  });

  test.each([
    ['409 before the person has an app user', TREE_FORM, 'no_app_user'],
    ['403 for a form behind a PIN', 'behind_pin', 'no_form_access'],
    ['409 for a closed form', 'closed_form', 'form_closed'],
    ['404 for an unknown form', 'none', 'not_found'],
  ])('returns %s', async (_name, formId, code) => {
    if (formId === 'behind_pin') await publishAs(formId, 'targeted');
    if (formId === 'closed_form') {
      await collection.publish({ id: formId });
      await setState(formId, 'closed');
    }
    const stranger = code === 'no_app_user' && (await signedInPerson(collection.server));
    const client = stranger ? webClient(collection.origin, stranger) : browser;
    expect((await client.get(`/odk/web-forms/${formId}`)).body.code).toBe(code);
  });
});

describe('submission', () => {
  beforeAll(() => publishAs('with_pin', 'targeted'));

  test('stores a record from the browser like one from a phone', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId, photo: 'a.jpg' });
    const sent = await browser.submit(TREE_FORM, xml, [{ name: 'a.jpg', bytes: photo('one') }]);
    expect(sent).toMatchObject({ status: 200, body: { instanceId, state: 'stored' } });
    const [row] = await rowsOf(collection, instanceId);
    expect(row).toMatchObject({ appUserId: collection.appUserId, deviceId: 'aranya-web:1' });
    expect(await filesOf(collection, instanceId)).toEqual({ 'a.jpg': 'one' });
    expect(await occurrencesOf(collection, instanceId)).toMatchObject([
      { speciesName: 'Shorea robusta', latitude: 28.7041 },
    ]);
  });

  test('stores a record once when it is sent many times concurrently', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId });
    const sent = await Promise.all([1, 2, 3, 4].map(() => browser.submit(TREE_FORM, xml)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(sent.filter(({ body }) => body.state === 'stored')).toHaveLength(1);
    expect(await rowsOf(collection, instanceId)).toHaveLength(1);
  });

  test('accepts the photos of a record in several requests', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId, photo: 'a.jpg', photo2: 'b.jpg' });
    await browser.submit(TREE_FORM, xml, [{ name: 'a.jpg', bytes: photo('one') }]);
    const second = await browser.submit(TREE_FORM, xml, [{ name: 'b.jpg', bytes: photo('two') }]);
    expect(second.body.state).toBe('already-stored');
    expect(await filesOf(collection, instanceId)).toEqual({ 'a.jpg': 'one', 'b.jpg': 'two' });
  });

  test.each([
    ['400 without a record', TREE_FORM, '', 400, 'unreadable_record'],
    ['400 for broken XML', TREE_FORM, '<data', 400, 'unreadable_record'],
    ['404 for a record of another form', 'pictured', testRecord(), 404, 'not_found'],
    ['403 without access', 'with_pin', testRecord({ form: 'with_pin' }), 403, 'no_form_access'],
    [
      '409 for a closed form',
      'closed_form',
      testRecord({ form: 'closed_form' }),
      409,
      'not_accepting',
    ],
  ])('returns %s, and stores nothing', async (_name, formId, xml, status, code) => {
    const files = [{ name: 'a.jpg', bytes: Buffer.alloc(2_000_000, 1) }];
    const sent = await browser.submit(formId, xml, files);
    expect([sent.status, sent.body.code]).toEqual([status, code]);
    expect(await waitingFiles(collection)).toEqual([]);
  });

  test('returns 409 for different content of the same record', async () => {
    const instanceId = newInstanceId();
    await browser.submit(TREE_FORM, testRecord({ instanceId }));
    const changed = await browser.submit(TREE_FORM, testRecord({ instanceId, species: 'x' }));
    expect([changed.status, changed.body.code]).toEqual([409, 'record_conflict']);
  });

  test('delivers the refusal of a large request whose session has ended', async () => {
    const ended = webClient(collection.origin, { headers: { authorization: 'Bearer none' } });
    const files = [{ name: 'a.jpg', bytes: Buffer.alloc(4_000_000, 1) }];
    const sent = await ended.submit(TREE_FORM, testRecord(), files);
    expect([sent.status, sent.body.code]).toEqual([401, 'not_signed_in']);
  });
});

describe('edit', () => {
  const stored = async (hoursAgo: number) => {
    const instanceId = newInstanceId();
    await browser.submit(TREE_FORM, testRecord({ instanceId }));
    await collection.server.context.database.db
      .update(submission)
      .set({ submittedAt: new Date(Date.now() - hoursAgo * 3_600_000) })
      .where(eq(submission.instanceId, instanceId));
    return instanceId;
  };
  const edit = (deprecatedId: string, instanceId = newInstanceId()) =>
    browser.submit(TREE_FORM, testRecord({ instanceId, deprecatedId, species: 'Ficus_religiosa' }));

  test('replaces a record of the last day by an edit', async () => {
    const before = await stored(23);
    const instanceId = newInstanceId();
    expect((await edit(before, instanceId)).body).toEqual({ instanceId, state: 'stored' });
    expect((await edit(before, instanceId)).body).toEqual({ instanceId, state: 'already-stored' });
    expect(await occurrencesOf(collection, before)).toEqual([]);
    expect(await occurrencesOf(collection, instanceId)).toMatchObject([
      { speciesName: 'Ficus religiosa' },
    ]);
  });

  test('refuses an edit after a day, also of a later version', async () => {
    const before = await stored(25);
    expect((await edit(before)).body.code).toBe('edit_ended');
    const byPhone = newInstanceId();
    const xml = testRecord({ instanceId: byPhone, deprecatedId: before });
    expect((await collection.phone.submit(xml)).status).toBe(201);
    expect((await edit(byPhone)).body.code).toBe('edit_ended');
  });

  test('refuses a second edit of the same version', async () => {
    const before = await stored(1);
    const first = newInstanceId();
    await edit(before, first);
    const second = await edit(before);
    expect([second.status, second.body.code]).toEqual([409, 'record_changed']);
    expect((await edit(before, first)).body.state).toBe('already-stored');
  });

  test("returns 404 for another person's record", async () => {
    const { phone } = await collection.anotherPhone();
    const instanceId = newInstanceId();
    await phone.submit(testRecord({ instanceId }));
    expect((await edit(instanceId)).body.code).toBe('not_found');
  });
});
