import { createHash } from 'node:crypto';
import { SaxesParser } from 'saxes';
import { revokeToken } from '../../src/collecting/app-users/app-users';
import { withdrawAccess } from '../../src/collecting/forms/form-access';
import { setFormState } from '../../src/collecting/forms/form-state';
import { publishForm } from '../../src/collecting/forms/publish-form';
import { LIMITS } from '../../src/platform/configuration/limits';
import { readXml } from '../../src/platform/xml/read-xml';
import { childOf, childrenOf } from '../../src/platform/xml/xml-element';
import { type Collection, openCollection } from './collection-fixture';
import { testForm } from './test-forms';

let collection: Collection;
beforeAll(async () => {
  collection = await openCollection();
});
afterAll(() => collection.close());

/** The forms of a list, as ODK Collect reads it. */
function formsIn(list: string): Record<string, string>[] {
  const root = readXml(Buffer.from(list), LIMITS.openRosa.xml);
  expect(root.localName).toBe('xforms');
  expect(root.attributes.xmlns).toBe('http://openrosa.org/xforms/xformsList');
  return childrenOf(root, 'xform').map((item) =>
    Object.fromEntries(item.children.map(({ localName, text }) => [localName, text])),
  );
}

const UNKNOWN_TOKEN = 'A'.repeat(64);

/** The address of an answer as this machine reaches it. */
const reachable = (address = '') => address.replace('http://aranya.test:4000', collection.origin);

describe('settings in the QR', () => {
  test('Q8 serves a token with ! and $ unencoded in every address', async () => {
    let { token } = collection;
    let { phone } = collection;
    while (!/!/.test(token) || !/\$/.test(token))
      ({ token, phone } = await collection.anotherPhone());
    const { status, text } = await phone.get('/formList');
    expect(status).toBe(200);
    expect(formsIn(text)[0]?.downloadUrl).toContain(`/v1/key/${token}/projects/1/`);
    expect((await phone.get(reachable(formsIn(text)[0]?.downloadUrl))).status).toBe(200);
  });

  test('Q9 writes no double slash after a public address with a trailing slash', async () => {
    const other = await openCollection({
      environment: { ARANYA_PUBLIC_URL: 'https://forest.example.org/aranya/' },
    });
    const { text } = await other.phone.get('/formList');
    const base = `https://forest.example.org/aranya/v1/key/${other.token}/projects/1`;
    expect(formsIn(text)[0]?.downloadUrl).toBe(`${base}/forms/tree_test.xml`);
    await other.close();
  });
});

describe('form list', () => {
  test('L1 lists an assigned form, as text/xml and with the OpenRosa headers', async () => {
    const { status, headers, text } = await collection.phone.get('/formList');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/xml; charset=utf-8');
    expect(headers.get('x-openrosa-accept-content-length')).toBe('5000000');
    expect(headers.get('content-language')).toBe('en');
    expect(headers.get('date')).toBeTruthy();
    expect(text.startsWith('<?xml')).toBe(true);
    const base = `http://aranya.test:4000/v1/key/${collection.token}/projects/1`;
    expect(formsIn(text)).toEqual([
      {
        formID: 'tree_test',
        name: 'Tree Species Trial',
        version: '2026010101',
        hash: expect.stringMatching(/^md5:[0-9a-f]{32}$/),
        downloadUrl: `${base}/forms/tree_test.xml`,
      },
    ]);
  });

  test('L1 sorts the forms by name', async () => {
    const other = await openCollection();
    await other.publish({ id: 'b', title: 'Alder' });
    await other.publish({ id: 'a', title: 'Zelkova' });
    const names = formsIn((await other.phone.get('/formList')).text).map(({ name }) => name);
    expect(names).toEqual(['Alder', 'Tree Species Trial', 'Zelkova']);
    await other.close();
  });

  test('L2 returns a valid empty list to a phone without access', async () => {
    const { phone, appUserId } = await collection.anotherPhone();
    await withdrawAccess(collection.server.context.database.db, appUserId, collection.treeFormId);
    const { status, text } = await phone.get('/formList');
    expect(status).toBe(200);
    expect(formsIn(text)).toEqual([]);
  });

  test('L3 filters to one form by formID', async () => {
    await collection.publish({ id: 'second form' });
    const all = formsIn((await collection.phone.get('/formList')).text);
    expect(all.length).toBeGreaterThan(1);
    const one = formsIn((await collection.phone.get('/formList?formID=second%20form')).text);
    expect(one.map(({ formID }) => formID)).toEqual(['second form']);
    expect(formsIn((await collection.phone.get('/formList?formID=none')).text)).toEqual([]);
  });

  test('L4 hides closing and closed forms', async () => {
    const { db } = collection.server.context.database;
    for (const state of ['closing', 'closed'] as const) {
      await setFormState(db, await collection.publish({ id: `form_${state}` }), state);
      const list = await collection.phone.get(`/formList?formID=form_${state}`);
      expect(formsIn(list.text)).toEqual([]);
    }
  });

  test('L5 returns 400 without the version header', async () => {
    const { status, message } = await collection.phone.get('/formList', {
      'x-openrosa-version': '',
    });
    expect(status).toBe(400);
    expect(message).toMatch(/X-OpenRosa-Version/);
  });

  test('L6 returns 400 for version 2.0', async () => {
    const answer = await collection.phone.get('/formList', { 'x-openrosa-version': '2.0' });
    expect(answer.status).toBe(400);
  });

  test('L7 returns 401 for a malformed token, 403 for an unknown or revoked one', async () => {
    expect((await collection.clientOf('abc').get('/formList')).status).toBe(401);
    expect((await collection.clientOf(UNKNOWN_TOKEN).get('/formList')).status).toBe(403);
    const { phone, appUserId } = await collection.anotherPhone();
    expect((await phone.get('/formList')).status).toBe(200);
    await revokeToken(collection.server.context.database.db, appUserId);
    expect((await phone.get('/formList')).status).toBe(403);
  });

  test("L7 rejects the website's session token", async () => {
    const session = collection.person.token.padEnd(64, 'x').slice(0, 64);
    expect((await collection.clientOf(session).get('/formList')).status).toBe(403);
  });

  test('L8 returns 404 for an unknown project, 400 if it is no number', async () => {
    const { token } = collection;
    expect((await collection.clientOf(token, 99).get('/formList')).status).toBe(404);
    expect((await collection.clientOf(token, 'abc').get('/formList')).status).toBe(400);
  });

  test("L9 returns 403 for another project's token", async () => {
    const xml = Buffer.from(testForm({ id: 'elsewhere' }));
    await publishForm(collection.server.context, { xml, kind: 'open', projectId: 2 });
    expect((await collection.clientOf(collection.token, 2).get('/formList')).status).toBe(403);
    const sent = await collection.clientOf(collection.token, 2).submit('<data id="elsewhere"/>');
    expect(sent.status).toBe(403);
  });

  test('L10 escapes &, <, quotes and other scripts in a title', async () => {
    const title = 'Sal & <Teak> "साल" ଶାଳ 🌳';
    await collection.publish({ id: 'escaped', title });
    const { text } = await collection.phone.get('/formList?formID=escaped');
    expect(() => new SaxesParser().write(text).close()).not.toThrow();
    expect(formsIn(text)[0]?.name).toBe(title);
  });

  test('L11 encodes a form id with a space in every address', async () => {
    await collection.publish({ id: 'no space form', media: ['leaf.png'] });
    const [listed] = formsIn(
      (await collection.phone.get('/formList?formID=no%20space%20form')).text,
    );
    expect(listed?.formID).toBe('no space form');
    expect(listed?.downloadUrl).toMatch(/\/forms\/no%20space%20form\.xml$/);
    expect(listed?.manifestUrl).toMatch(/\/forms\/no%20space%20form\/manifest$/);
    expect((await collection.phone.get(reachable(listed?.downloadUrl))).status).toBe(200);
    expect((await collection.phone.get(reachable(listed?.manifestUrl))).status).toBe(200);
  });

  test('L11 encodes a form id that is an address, including its slashes', async () => {
    await collection.publish({ id: 'http://example.org/form?a=1&b=2' });
    const forms = formsIn((await collection.phone.get('/formList')).text);
    const listed = forms.find(({ formID }) => formID?.startsWith('http'));
    expect(listed?.downloadUrl).toContain(
      '/forms/http%3A%2F%2Fexample.org%2Fform%3Fa%3D1%26b%3D2.xml',
    );
    expect((await collection.phone.get(reachable(listed?.downloadUrl))).status).toBe(200);
  });

  test('L12 ignores a deviceID beside other parameters', async () => {
    const { status } = await collection.phone.get('/formList?deviceID=collect%3Ax&other=1');
    expect(status).toBe(200);
  });

  test('L13 returns 304 for If-None-Match, with the OpenRosa headers', async () => {
    const tag = (await collection.phone.get('/formList')).headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
    for (const match of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const answer = await collection.phone.get('/formList', { 'if-none-match': match });
      expect([answer.status, answer.text]).toEqual([304, '']);
    }
    const changed = await collection.phone.get('/formList', { 'if-none-match': '"other"' });
    expect(changed.status).toBe(200);
  });

  test('L14 answers HEAD like GET, without a body', async () => {
    const { status, headers, text } = await collection.phone.head('/formList');
    expect([status, text]).toEqual([200, '']);
    expect(headers.get('content-type')).toBe('text/xml; charset=utf-8');
  });

  test('L15 lists the MD5 of the served content as hash', async () => {
    for (const listed of formsIn((await collection.phone.get('/formList')).text)) {
      const { bytes } = await collection.phone.get(reachable(listed.downloadUrl));
      expect(listed.hash).toBe(`md5:${createHash('md5').update(bytes).digest('hex')}`);
    }
  });

  test('treats paths as case sensitive', async () => {
    expect((await collection.phone.get('/formlist')).status).toBe(404);
    expect((await collection.phone.get('')).status).toBe(404);
    const root = readXml((await collection.phone.get('/nothing')).bytes, LIMITS.openRosa.xml);
    expect(childOf(root, 'message')?.attributes.nature).toBe('error');
  });

  test('lists a new version for phones once it is published', async () => {
    await collection.publish({ id: 'growing', version: '1' });
    await collection.publish({ id: 'growing', version: '2', title: 'Grown' });
    const [listed] = formsIn((await collection.phone.get('/formList?formID=growing')).text);
    expect(listed).toMatchObject({ version: '2', name: 'Grown' });
  });
});
