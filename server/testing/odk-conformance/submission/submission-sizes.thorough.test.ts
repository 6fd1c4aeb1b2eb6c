import { jest } from '@jest/globals';
import { LIMITS } from '../../../src/platform/configuration/limits';
import { multipart } from '../collect-client';
import {
  type Collection,
  filesOf,
  openCollection,
  rowsOf,
  storedCount,
  waitingFiles,
} from '../collection-fixture';
import { newInstanceId, testRecord } from '../test-forms';

let collection: Collection;
beforeAll(async () => {
  collection = await openCollection({ environment: { ARANYA_OPENROSA_PART_BYTES: '2500000' } });
});
afterAll(() => collection.close());
afterEach(() => jest.restoreAllMocks());

const MEGABYTE = 1_000_000;

/** The product's limits, but small enough for a test. */
const LIMITED: Record<string, number> = { fileBytes: 3 * MEGABYTE, requestBytes: 6 * MEGABYTE };

describe('sizes and spellings of a submission', () => {
  test('S1 advertises the length of the settings', async () => {
    const { headers } = await collection.phone.head('/submission');
    expect(headers.get('x-openrosa-accept-content-length')).toBe('2500000');
  });

  test.each([
    ['a file', 3 * MEGABYTE + 1],
    ['the request', 7 * MEGABYTE],
  ])(
    'S27 returns 413 with an OpenRosa body for %s over the limit, stores nothing and stays up',
    async (_name, size) => {
      const limits = LIMITS.openRosa as unknown as Record<string, number>;
      for (const [name, bytes] of Object.entries(LIMITED))
        jest.replaceProperty(limits, name, bytes);
      const before = await storedCount(collection);
      const xml = testRecord({ photo: 'huge.jpg' });
      const answer = await collection.phone.submit(xml, [
        { name: 'huge.jpg', bytes: Buffer.alloc(size) },
      ]);
      expect(answer.status).toBe(413);
      expect(answer.text).toContain('<OpenRosaResponse');
      expect(answer.message).toMatch(/too large/);
      expect(await storedCount(collection)).toBe(before);
      expect(await waitingFiles(collection)).toEqual([]);
      expect((await collection.phone.submit(testRecord())).status).toBe(201);
    },
    60_000,
  );

  test('S27 returns 413 for a record over the limit of XML', async () => {
    const species = 'x'.repeat(LIMITS.openRosa.xmlBytes);
    expect((await collection.phone.submit(testRecord({ species }))).status).toBe(413);
  });

  test('S27 returns 413 for too many parts', async () => {
    const files = Array.from({ length: LIMITS.openRosa.parts + 1 }, (_, index) => ({
      name: `${index}.jpg`,
      bytes: Buffer.from('x'),
    }));
    expect((await collection.phone.submit(testRecord(), files)).status).toBe(413);
    expect(await waitingFiles(collection)).toEqual([]);
  });

  test('S28 accepts an image of 12 MB, larger than the advertised length', async () => {
    const instanceId = newInstanceId();
    const bytes = Buffer.alloc(12 * MEGABYTE, 'forest ');
    const xml = testRecord({ instanceId, photo: 'large.jpg' });
    expect((await collection.phone.submit(xml, [{ name: 'large.jpg', bytes }])).status).toBe(201);
    const stored = await filesOf(collection, instanceId);
    expect(stored['large.jpg'] === bytes.toString()).toBe(true);
  });

  test('S29 accepts chunked transfer without a length', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId, photo: 'leaf.jpg' });
    const leaf = { name: 'leaf.jpg', bytes: Buffer.alloc(50_000, 'leaf') };
    expect((await collection.phone.submit(xml, [leaf], { chunked: true })).status).toBe(201);
    const stored = await filesOf(collection, instanceId);
    expect(stored['leaf.jpg']).toBe(leaf.bytes.toString());
  });

  test('S30 accepts other scripts in values and file names', async () => {
    const instanceId = newInstanceId();
    const name = 'साल ଶାଳ 🌳 (1).jpg';
    const xml = testRecord({ instanceId, species: 'ଶାଳ & <साल>', photo: name });
    const { status } = await collection.phone.submit(xml, [{ name, bytes: Buffer.from('leaf') }]);
    expect(status).toBe(201);
    expect(await filesOf(collection, instanceId)).toEqual({ [name]: 'leaf' });
  });

  test('S30 stores an overlong text in the place of a file name, and treats it as no file', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId, photo: 'x'.repeat(20_000) });
    expect((await collection.phone.submit(xml)).status).toBe(201);
    expect(await filesOf(collection, instanceId)).toEqual({});
  });

  test('S32 accepts part headers with and without Content-Length, in any order', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId, photo: 'leaf.jpg' });
    const body = [
      'preamble that nobody reads',
      '--b',
      'content-type: image/jpeg',
      'Content-Length: 4',
      'content-transfer-encoding: binary',
      'content-disposition: form-data; filename="leaf.jpg"; name="leaf.jpg"',
      '',
      'leaf',
      '--b',
      'Content-Disposition: form-data; name="xml_submission_file"',
      '',
      xml,
      '--b--',
      'epilogue',
    ].join('\r\n');
    const { status } = await collection.phone.post(
      Buffer.from(body),
      'multipart/form-data; boundary="b"',
    );
    expect(status).toBe(201);
    expect(await filesOf(collection, instanceId)).toEqual({ 'leaf.jpg': 'leaf' });
  });

  test('S32 accepts a device id and a user agent of any length and kind', async () => {
    const instanceId = newInstanceId();
    const { body, contentType } = multipart(testRecord({ instanceId }));
    const answer = await collection.phone.call(
      `/submission?deviceID=${'x'.repeat(1000)}%00%E0%A4%A8`,
      {
        method: 'POST',
        headers: { 'content-type': contentType, 'user-agent': 'y'.repeat(1000) },
        body: new Uint8Array(body),
      },
    );
    expect(answer.status).toBe(201);
    const [row] = await rowsOf(collection, instanceId);
    expect(row?.userAgent).toHaveLength(255);
  });
});
