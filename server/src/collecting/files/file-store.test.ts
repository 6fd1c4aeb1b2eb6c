import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type FakeBucket, fakeBucket, storedContent } from '../../../testing';
import { openBucketFileStore } from './bucket-file-store';
import { openDiskFileStore } from './disk-file-store';
import type { FileStore, IncomingFile } from './file-store';

process.env.AWS_ACCESS_KEY_ID = 'key';
process.env.AWS_SECRET_ACCESS_KEY = 'secret';

const sha256Of = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

let bucket: FakeBucket;
let folder: string;
beforeAll(async () => {
  bucket = await fakeBucket();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aranya-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => bucket.close());

/** Behaviour that every file store has. */
describe.each([
  ['disk', () => openDiskFileStore(folder)],
  [
    'bucket',
    () => {
      const { endpoint } = bucket;
      const place = { name: 'aranya', prefix: 'forests', region: 'test', pathStyle: true };
      return openBucketFileStore(folder, { ...place, endpoint });
    },
  ],
])('file store on a %s', (_, open) => {
  let store: FileStore;
  beforeEach(async () => {
    store = await open();
  });
  const receive = (...chunks: (string | Buffer)[]): Promise<IncomingFile> =>
    store.receive(Readable.from(chunks.map((chunk) => Buffer.from(chunk))));
  const waiting = async () => {
    const rooms = await readdir(join(folder, 'incoming'));
    return (await Promise.all(rooms.map((room) => readdir(join(folder, 'incoming', room))))).flat();
  };

  test('returns hash and size of a received content and marks it pending', async () => {
    const file = await receive('a sal ', 'tree');
    expect(file).toMatchObject({
      sha256: sha256Of('a sal tree'),
      size: 10,
    });
    expect(await waiting()).toHaveLength(1);
    await expect(storedContent(store, file.sha256)).rejects.toMatchObject({ code: 'ENOENT' });
    await store.discard(file);
    await store.discard(file);
    expect(await waiting()).toEqual([]);
  });

  test('reads a stored content by its hash, also in another process', async () => {
    const file = await receive('kept');
    await store.keep(file);
    expect(await waiting()).toEqual([]);
    expect(String(await storedContent(store, file.sha256))).toBe('kept');
    expect(String(await storedContent(await open(), file.sha256))).toBe('kept');
    await store.discard(file);
    expect(String(await storedContent(store, file.sha256))).toBe('kept');
  });

  test('stores equal contents that arrive at the same time once', async () => {
    const files = await Promise.all(Array.from({ length: 8 }, () => receive('the same tree')));
    await Promise.all(files.map((file) => store.keep(file)));
    expect(new Set(files.map(({ sha256 }) => sha256)).size).toBe(1);
    expect(String(await storedContent(store, sha256Of('the same tree')))).toBe('the same tree');
    expect(await waiting()).toEqual([]);
  });

  test.each([0, 1, 65_537, 3_000_000])('returns a content of %i bytes unchanged', async (size) => {
    const content = randomBytes(size);
    const file = await receive(content.subarray(0, size / 2), content.subarray(size / 2));
    await store.keep(file);
    const again = await receive(content);
    await store.keep(again);
    expect((await storedContent(store, file.sha256)).equals(content)).toBe(true);
    expect(await waiting()).toEqual([]);
  });

  test('leaves no file when a stream breaks', async () => {
    async function* broken() {
      yield Buffer.from('half a tr');
      throw new Error('gone');
    }
    await expect(store.receive(broken())).rejects.toThrow('gone');
    expect(await waiting()).toEqual([]);
  });

  test('removes a file, and ignores a missing one', async () => {
    const file = await receive('removed');
    await store.keep(file);
    await store.remove(file.sha256);
    await store.remove(file.sha256);
    await expect(storedContent(store, file.sha256)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
