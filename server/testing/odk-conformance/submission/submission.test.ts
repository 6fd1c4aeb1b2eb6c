import { LIMITS } from '../../../src/platform/configuration/limits';
import { readXml } from '../../../src/platform/xml/read-xml';
import { childOf } from '../../../src/platform/xml/xml-element';
import {
  type Collection,
  filesOf,
  occurrencesOf,
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
afterAll(async () => {
  expect(await waitingFiles(collection)).toEqual([]);
  await collection.close();
});

const photo = (name: string, content: string) => ({ name, bytes: Buffer.from(content) });

describe('submission', () => {
  test('S1 returns 204 for HEAD and GET, with the length to split by', async () => {
    for (const answer of [
      await collection.phone.head('/submission'),
      await collection.phone.get('/submission'),
    ]) {
      expect([answer.status, answer.text]).toEqual([204, '']);
      expect(answer.headers.get('x-openrosa-accept-content-length')).toBe('5000000');
      expect(answer.headers.get('location')).toBeNull();
    }
  });

  test('S2 returns 201 for a new record, stored byte for byte with its photo', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId, photo: 'leaf.jpg' });
    const { status } = await collection.phone.submit(xml, [photo('leaf.jpg', 'a leaf')]);
    expect(status).toBe(201);
    const [row] = await rowsOf(collection, instanceId);
    expect(Buffer.from(row?.xml ?? []).toString()).toBe(xml);
    expect(row).toMatchObject({
      appUserId: collection.appUserId,
      deviceId: 'collect:abcDEF123456',
      userAgent: expect.stringContaining('org.odk.collect.android'),
      encrypted: false,
    });
    expect(await filesOf(collection, instanceId)).toEqual({ 'leaf.jpg': 'a leaf' });
  });

  test('S3 returns 201 for the same record again, and keeps one row', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId, photo: 'leaf.jpg' });
    for (let time = 0; time < 3; time += 1) {
      expect((await collection.phone.submit(xml, [photo('leaf.jpg', 'leaf')])).status).toBe(201);
    }
    expect(await rowsOf(collection, instanceId)).toHaveLength(1);
    expect(await filesOf(collection, instanceId)).toEqual({ 'leaf.jpg': 'leaf' });
  });

  test('S4 returns 409 for the same instance id with one byte different, and keeps the first', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId });
    expect((await collection.phone.submit(xml)).status).toBe(201);
    const { status, message } = await collection.phone.submit(xml.replace('robusta', 'robustA'));
    expect(status).toBe(409);
    expect(message).toMatch(/different XML/);
    const rows = await rowsOf(collection, instanceId);
    expect(rows.map((row) => Buffer.from(row.xml ?? '').toString())).toEqual([xml]);
  });

  test('S5 returns 201 for each of eight identical concurrent posts, and stores one row', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId, photo: 'leaf.jpg' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => collection.phone.submit(xml, [photo('leaf.jpg', 'leaf')])),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await rowsOf(collection, instanceId)).toHaveLength(1);
    expect(await filesOf(collection, instanceId)).toEqual({ 'leaf.jpg': 'leaf' });
  });

  test('S5 returns 201 for each of fifty identical concurrent posts with a photo, and stores one row', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId, photo: 'tree.jpg' });
    const tree = { name: 'tree.jpg', bytes: Buffer.alloc(200_000, 'tree') };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => collection.phone.submit(xml, [tree])),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(await rowsOf(collection, instanceId)).toHaveLength(1);
    const stored = await filesOf(collection, instanceId);
    expect(stored['tree.jpg'] === tree.bytes.toString()).toBe(true);
  });

  test('S5 accepts one of several different concurrent records with one instance id, and returns 409 for the others', async () => {
    const instanceId = newInstanceId();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        collection.phone.submit(testRecord({ instanceId, species: `Species ${index}` })),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(7).fill(409)]);
    expect(await rowsOf(collection, instanceId)).toHaveLength(1);
  });

  test('S6 stores a record split in two requests as one row with all files', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId, photo: 'one.jpg', photo2: 'two.jpg' });
    const first = await collection.phone.submit(xml, [photo('one.jpg', '1')], {
      incomplete: true,
    });
    expect(first.status).toBe(201);
    expect(await filesOf(collection, instanceId)).toEqual({ 'one.jpg': '1', 'two.jpg': null });
    expect((await collection.phone.submit(xml, [photo('two.jpg', '2')])).status).toBe(201);
    expect(await rowsOf(collection, instanceId)).toHaveLength(1);
    expect(await filesOf(collection, instanceId)).toEqual({ 'one.jpg': '1', 'two.jpg': '2' });
  });

  test('S6 stores both halves of a record as one row with all files if they arrive concurrently', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId, photo: 'one.jpg', photo2: 'two.jpg' });
    const answers = await Promise.all([
      collection.phone.submit(xml, [photo('one.jpg', '1')], { incomplete: true }),
      collection.phone.submit(xml, [photo('two.jpg', '2')]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await filesOf(collection, instanceId)).toEqual({ 'one.jpg': '1', 'two.jpg': '2' });
  });

  test('S7 adds a missing image that arrives with the same record later', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId, photo: 'late.jpg' });
    expect((await collection.phone.submit(xml)).status).toBe(201);
    expect(await filesOf(collection, instanceId)).toEqual({ 'late.jpg': null });
    expect((await collection.phone.submit(xml, [photo('late.jpg', 'late')])).status).toBe(201);
    expect(await filesOf(collection, instanceId)).toEqual({ 'late.jpg': 'late' });
    expect((await collection.phone.submit(xml)).status).toBe(201);
    expect(await filesOf(collection, instanceId)).toEqual({ 'late.jpg': 'late' });
  });

  test('S8 replaces the image if the same record arrives with another one', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId, photo: 'leaf.jpg' });
    await collection.phone.submit(xml, [photo('leaf.jpg', 'blurred')]);
    expect((await collection.phone.submit(xml, [photo('leaf.jpg', 'sharp')])).status).toBe(201);
    expect(await filesOf(collection, instanceId)).toEqual({ 'leaf.jpg': 'sharp' });
  });

  test('S9 stores and reports a file that the record does not name', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId, photo: 'leaf.jpg' });
    const files = [photo('leaf.jpg', 'leaf'), photo('audit.csv', 'event,node')];
    const answer = await collection.phone.submit(xml, files, { incomplete: true });
    expect(answer.status).toBe(201);
    expect(answer.message).toContain('These files belong to no question of the form');
    expect(answer.message).toMatch(/: audit\.csv$/);
    expect(await filesOf(collection, instanceId)).toEqual({
      'leaf.jpg': 'leaf',
      'audit.csv': 'event,node',
    });
    expect(await waitingFiles(collection)).toEqual([]);
  });

  test.each([
    ['é', 'caf\u00e9.jpg', 'cafe\u0301.jpg'],
    ['a Hindi letter', '\u095eoto.jpg', '\u092b\u093coto.jpg'],
    ['an Odia letter', '\u0b5coto.jpg', '\u0b21\u0b3coto.jpg'],
  ])(
    'S9 stores a photo whose name has %s composed in the record, decomposed in the part',
    async (_, composed, decomposed) => {
      for (const [named, sent] of [
        [composed, decomposed],
        [decomposed, composed],
      ] as const) {
        const instanceId = newInstanceId();
        const xml = testRecord({ instanceId, photo: named });
        const answer = await collection.phone.submit(xml, [photo(sent, 'leaf')]);
        expect([answer.status, answer.message]).toEqual([
          201,
          'full submission upload was successful!',
        ]);
        expect(await filesOf(collection, instanceId)).toEqual({ [named]: 'leaf' });
      }
    },
  );

  test('S9 keeps two photos apart whose names look the same', async () => {
    const instanceId = newInstanceId();
    const [one, other] = ['caf\u00e9.jpg', 'cafe\u0301.jpg'] as const;
    const xml = testRecord({ instanceId, photo: one, photo2: other });
    await collection.phone.submit(xml, [photo(other, 'bark'), photo(one, 'leaf')]);
    expect(await filesOf(collection, instanceId)).toEqual({ [one]: 'leaf', [other]: 'bark' });
  });

  test('S10 accepts an emoji as two references, and names its species', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId, species: 'Sal EMOJI' }).replace(
      'EMOJI',
      '&#55356;&#57139;',
    );
    expect((await collection.phone.submit(xml)).status).toBe(201);
    expect(await occurrencesOf(collection, instanceId)).toMatchObject([{ speciesName: 'Sal 🌳' }]);
  });

  test('S10 returns 201 without an instance id, and recognises the same record again', async () => {
    const before = await storedCount(collection);
    const xml = testRecord({ instanceId: null, species: 'Nameless' });
    expect((await collection.phone.submit(xml)).status).toBe(201);
    expect((await collection.phone.submit(xml)).status).toBe(201);
    expect(await storedCount(collection)).toBe(before + 1);
    const { phone } = await collection.anotherPhone();
    expect((await phone.submit(xml)).status).toBe(201);
    expect(await storedCount(collection)).toBe(before + 2);
  });

  test('S37 stores two records for the same instance id in two forms', async () => {
    await collection.publish({ id: 'other_form' });
    const instanceId = newInstanceId();
    const other = await collection.phone.submit(testRecord({ form: 'other_form', instanceId }));
    expect(other.status).toBe(201);
    const { phone } = await collection.anotherPhone();
    expect((await phone.submit(testRecord({ instanceId }))).status).toBe(201);
    expect(await rowsOf(collection, instanceId)).toHaveLength(2);
  });

  test('S39 returns XML with a message on success', async () => {
    const { bytes, headers, text } = await collection.phone.submit(testRecord());
    expect(headers.get('content-type')).toBe('text/xml; charset=utf-8');
    expect(text.startsWith('<?xml')).toBe(true);
    const root = readXml(bytes, LIMITS.openRosa.xml);
    expect(root.qualifiedName).toBe('OpenRosaResponse');
    expect(root.attributes.xmlns).toBe('http://openrosa.org/http/response');
    expect(childOf(root, 'message')?.text).toBe('full submission upload was successful!');
  });

  test('S40 never answers a post with 200 or 204', async () => {
    const statuses = [
      (await collection.phone.submit(testRecord())).status,
      (await collection.phone.submit('<data/>')).status,
      (await collection.phone.post(Buffer.alloc(0), null)).status,
      (await collection.phone.post(Buffer.alloc(0), 'multipart/form-data; boundary=b')).status,
    ];
    expect(statuses).toEqual([201, 400, 400, 400]);
  });
});
