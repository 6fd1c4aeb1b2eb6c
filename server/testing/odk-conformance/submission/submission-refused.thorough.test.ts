import { revokeToken } from '../../../src/collecting/app-users/app-users';
import { LIMITS } from '../../../src/platform/configuration/limits';
import { multipart } from '../collect-client';
import {
  type Collection,
  openCollection,
  rowsOf,
  storedCount,
  waitingFiles,
} from '../collection-fixture';
import { newInstanceId, testRecord } from '../test-forms';

let collection: Collection;
beforeAll(async () => {
  collection = await openCollection();
});
afterAll(() => collection.close());

let stored = 0;
beforeEach(async () => {
  stored = await storedCount(collection);
});
afterEach(async () => {
  expect(await waitingFiles(collection)).toEqual([]);
});

/** Sends a record that must leave nothing behind. */
async function refused(xml: string | Uint8Array, files = [leaf]) {
  const answer = await collection.phone.submit(xml, files);
  expect(await storedCount(collection)).toBe(stored);
  expect(answer.text).toContain('<message nature="error">');
  return answer;
}

const leaf = { name: 'leaf.jpg', bytes: Buffer.from('leaf') };

describe('submission that is refused', () => {
  test('S11 returns 404 for an unknown form', async () => {
    expect((await refused(testRecord({ form: 'none' }))).status).toBe(404);
  });

  test('S12 returns 404 for a missing version, or one that was never published', async () => {
    const { status, message } = await refused(testRecord({ version: '1999' }));
    expect(status).toBe(404);
    expect(message).toMatch(/version specified in this submission &#39;1999&#39;/);
    expect((await refused(testRecord({ version: null }))).status).toBe(404);
  });

  test('S12 accepts records of every version that was published before', async () => {
    await collection.publish({ id: 'versioned', version: '1' });
    await collection.publish({ id: 'versioned', version: '2' });
    for (const version of ['1', '2']) {
      const { status } = await collection.phone.submit(testRecord({ form: 'versioned', version }));
      expect(status).toBe(201);
    }
  });

  test('returns 400 for an envelope that names more files than the limit, on a form without a key', async () => {
    const names = Array.from({ length: 90_000 }, (_, index) => `<file>${index}.enc</file>`);
    const { status, message } = await refused(
      testRecord({})
        .replace(/<data /, '<data encrypted="yes" ')
        .replace('</data>', `<media>${names.join('')}</media></data>`),
    );
    expect(status).toBe(400);
    expect(message).toContain('at most 1000 files');
  });

  test('S13 returns 400 for a missing or empty form id, and for an empty record', async () => {
    expect((await refused(testRecord({ form: null }))).status).toBe(400);
    expect((await refused(testRecord({ form: '' }))).status).toBe(400);
    expect((await refused('')).status).toBe(400);
  });

  test('S14 returns 400 for a record in a part of another name', async () => {
    const { body, contentType } = multipart(testRecord(), [leaf], { xmlPart: 'xml_file' });
    const { status, message } = await collection.phone.post(body, contentType);
    expect(status).toBe(400);
    expect(message).toBe('Required multipart POST field xml_submission_file missing.');
  });

  test('S15 returns 400 for a record as the body itself', async () => {
    for (const type of ['text/xml', 'application/xml', 'application/json', null]) {
      const { status } = await collection.phone.post(Buffer.from(testRecord()), type);
      expect([type, status]).toEqual([type, 400]);
    }
    expect(await storedCount(collection)).toBe(stored);
  });

  test('S16 returns 400 for truncated multipart, wherever it ends', async () => {
    const { body, contentType } = multipart(testRecord({ photo: 'leaf.jpg' }), [leaf]);
    for (const share of [0, 0.02, 0.1, 0.5, 0.9, 0.95, 0.99]) {
      const part = body.subarray(0, Math.floor(body.length * share));
      const { status } = await collection.phone.post(part, contentType);
      expect([share, status]).toEqual([share, 400]);
    }
    const withoutEnd = body.subarray(0, body.length - 4);
    expect((await collection.phone.post(withoutEnd, contentType)).status).toBe(400);
    expect(await storedCount(collection)).toBe(stored);
  });

  test('S17 returns 400 for multipart with a missing or wrong boundary', async () => {
    const { body } = multipart(testRecord());
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=another']) {
      expect((await collection.phone.post(body, type)).status).toBe(400);
    }
    expect(await storedCount(collection)).toBe(stored);
  });

  test('S18 returns 400 for XML that is not well formed', async () => {
    for (const xml of [
      '<data id="tree_test" version="2026010101"><species>',
      testRecord().replace('</data>', ''),
      `${testRecord()}<more/>`,
      testRecord().replace('<species>', '<species attribute=1>'),
      testRecord().replace('Shorea_robusta', 'a & b'),
      testRecord().replace('Shorea_robusta', '&undefined;'),
      testRecord().replace('Shorea_robusta', 'a\u0000b'),
      'not XML at all',
    ]) {
      const { status, message } = await refused(xml);
      expect([xml, status]).toEqual([xml, 400]);
      expect(message).toBeTruthy();
    }
  });

  test('S18 returns 400 for bytes that are not UTF-8', async () => {
    const xml = Buffer.concat([
      Buffer.from('<data id="tree_test" version="2026010101"><species>'),
      Buffer.from([0xff, 0xfe, 0xe0]),
      Buffer.from('</species></data>'),
    ]);
    expect((await refused(xml)).status).toBe(400);
  });

  test('S19 returns 403 for a form without access', async () => {
    await collection.publish({ id: 'unassigned_form' }, false);
    expect((await refused(testRecord({ form: 'unassigned_form' }))).status).toBe(403);
  });

  test('S20 returns 403 for an unknown or revoked token, 401 for a malformed one, before it reads the body', async () => {
    const xml = testRecord();
    expect((await collection.clientOf('A'.repeat(64)).submit(xml)).status).toBe(403);
    expect((await collection.clientOf('abc').submit(xml)).status).toBe(401);
    const { phone, appUserId } = await collection.anotherPhone();
    await revokeToken(collection.server.context.database.db, appUserId);
    expect((await phone.submit(xml)).status).toBe(403);
    const broken = await phone.post(Buffer.from('broken'), 'multipart/form-data');
    expect(broken.status).toBe(403);
    expect(await storedCount(collection)).toBe(stored);
  });

  test('S20 delivers the answer to a phone that sends megabytes with a revoked token', async () => {
    const { phone, appUserId } = await collection.anotherPhone();
    await revokeToken(collection.server.context.database.db, appUserId);
    const large = { name: 'large.jpg', bytes: Buffer.alloc(8_000_000) };
    for (const chunked of [false, true]) {
      const { status, message } = await phone.submit(testRecord(), [large], { chunked });
      expect(status).toBe(403);
      expect(message).toMatch(/QR code/);
    }
  });

  test('S26 returns 400 for an encrypted envelope without instance id', async () => {
    const xml = '<data id="tree_test" version="2026010101" encrypted="yes"/>';
    expect((await refused(xml)).status).toBe(400);
  });

  test('S33 returns 400 for an instance id over 64 characters, 201 for one of 64', async () => {
    expect((await refused(testRecord({ instanceId: 'x'.repeat(65) }))).status).toBe(400);
    const instanceId = newInstanceId().padEnd(64, 'x');
    expect((await collection.phone.submit(testRecord({ instanceId }))).status).toBe(201);
    expect(await rowsOf(collection, instanceId)).toHaveLength(1);
  });

  test('S34 returns 400 for a document type and an entity bomb, and expands nothing', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE data [<!ENTITY a "aaaaaaaaaa">
      <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>
      ${testRecord({ species: 'ENTITY' })
        .replace(/^<\?xml.*?\?>/, '')
        .replace('ENTITY', '&c;')}`;
    const file = `<!DOCTYPE data [<!ENTITY f SYSTEM "file:///etc/passwd">]><data id="tree_test" \
version="2026010101"><species>&f;</species></data>`;
    for (const xml of [bomb, file, '<!DOCTYPE data><data id="tree_test" version="2026010101"/>']) {
      const { status, message } = await refused(xml);
      expect(status).toBe(400);
      expect(message).toMatch(/document type/);
    }
  });

  test('S34 returns 400 for deep nesting and endless lists of elements', async () => {
    const root = '<data id="tree_test" version="2026010101">';
    const deep = `${root}${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}</data>`;
    expect((await refused(deep)).message).toMatch(/nested too deeply/);
    const wide = `${root}${'<g/>'.repeat(LIMITS.openRosa.xml.elements)}</data>`;
    const answer = await refused(wide);
    expect([answer.status, answer.message]).toEqual([400, 'The XML has too many elements.']);
  });

  test('S38 adds X-OpenRosa-Version to every answer', async () => {
    // The client of these tests checks the header in each answer.
    const { phone } = collection;
    const statuses = [
      (await phone.get('/submission', { 'x-openrosa-version': '' })).status,
      (await phone.call('/submission', { method: 'PUT', body: 'x' })).status,
      (await phone.get('/forms/%E0%A4%A')).status,
      (await phone.get('/%')).status,
      (await phone.get(`/forms/${'x'.repeat(600)}.xml`)).status,
      (await collection.clientOf('x'.repeat(600)).get('/formList')).status,
      (await phone.head('/forms/none.xml')).status,
    ];
    expect(statuses).toEqual([400, 404, 400, 400, 414, 414, 404]);
  });
});
