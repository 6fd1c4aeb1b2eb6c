import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rename } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { FileStore } from '../../../src/collecting/files/file-store';
import { pendingFolderName } from '../../../src/collecting/files/incoming-files';
import { COLLECT_HEADERS, multipart } from '../collect-client';
import {
  type Collection,
  filesOf,
  openCollection,
  rowsOf,
  storedCount,
  until,
  waitingFiles,
} from '../collection-fixture';
import { newInstanceId, testRecord } from '../test-forms';

/** A store whose disk can be full. */
interface FillableStore extends FileStore {
  full: 'no' | 'while receiving' | 'while keeping';
  /** Number of files that are being received. */
  receiving: number;
}

function fillable(store: FileStore): FillableStore {
  const noSpace = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  return {
    full: 'no',
    receiving: 0,
    requireSpace: () => store.requireSpace(),
    list: (prefix) => store.list(prefix),
    removeRested: (sha256, restMs) => store.removeRested(sha256, restMs),
    async receive(content) {
      if (this.full === 'while receiving') {
        for await (const _chunk of content) throw noSpace();
      }
      this.receiving += 1;
      return store.receive(content).finally(() => {
        this.receiving -= 1;
      });
    },
    async keep(file) {
      if (this.full === 'while keeping') throw noSpace();
      await store.keep(file);
    },
    discard: (file) => store.discard(file),
    read: (owned) => store.read(owned),
    remove: (sha256) => store.remove(sha256),
  };
}

let collection: Collection;
let store: FillableStore;
beforeAll(async () => {
  collection = await openCollection({
    prepare: async (context) => {
      store = fillable(context.files);
      context.files = store;
    },
  });
});
afterAll(() => collection.close());

/** Assigns this process's folders of pending files to a process that has ended, as if it had been killed. */
async function leaveRoomsToStoppedProcess(): Promise<void> {
  const stopped = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(stopped, 'exit');
  const incoming = join(collection.server.settings.dataFolder, 'incoming');
  for (const room of await readdir(incoming)) {
    await rename(join(incoming, room), join(incoming, pendingFolderName(stopped.pid ?? 0)));
  }
}

const tree = (content: string) => [{ name: 'tree.jpg', bytes: Buffer.from(content) }];

/** Opens a connection and sends the beginning of a submission. */
async function beginSubmission(body: Buffer, contentType: string, bytes: number): Promise<Socket> {
  const { hostname, port, pathname } = new URL(`${collection.phone.base}/submission`);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const headers = { ...COLLECT_HEADERS, host: hostname, 'content-type': contentType };
  const lines = Object.entries({ ...headers, 'content-length': body.length });
  socket.write(
    `POST ${pathname} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
  socket.write(body.subarray(0, bytes));
  return socket;
}

/** Connections of the server; one of them may be kept by the test's own client. */
const openConnections = () =>
  promisify<number>((done) => collection.server.app.server.getConnections(done))();

describe('faults in the middle of a submission', () => {
  test('S35 stores no row and no file when a phone disconnects in the middle', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId, photo: 'tree.jpg' });
    const files = [{ name: 'tree.jpg', bytes: Buffer.alloc(3_000_000) }];
    const { body, contentType } = multipart(xml, files);
    const socket = await beginSubmission(body, contentType, 2_000_000);
    await until(async () => (await waitingFiles(collection)).length > 0);
    socket.destroy();
    await until(async () => (await waitingFiles(collection)).length === 0);
    expect(await rowsOf(collection, instanceId)).toEqual([]);
    expect((await collection.phone.submit(xml, files)).status).toBe(201);
    expect(await rowsOf(collection, instanceId)).toHaveLength(1);
  });

  test('S35 stores nothing if many phones disconnect at different points', async () => {
    const before = await storedCount(collection);
    const xml = testRecord({ photo: 'tree.jpg' });
    const { body, contentType } = multipart(xml, tree('x'.repeat(100_000)));
    const sockets = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        beginSubmission(body, contentType, Math.floor((body.length * index) / 40)),
      ),
    );
    for (const socket of sockets) socket.destroy();
    await until(async () => (await openConnections()) <= 1 && store.receiving === 0);
    await until(async () => (await waitingFiles(collection)).length === 0);
    expect(await storedCount(collection)).toBe(before);
    expect((await collection.phone.submit(testRecord())).status).toBe(201);
  });

  test('S36 removes files that a killed process stored without a row, and accepts the retry', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId, photo: 'tree.jpg' });
    const { files } = collection.server.context;
    const kept = await files.receive(Readable.from([Buffer.from('tree')]));
    await files.keep(kept);
    await files.receive(Readable.from([Buffer.from('half a tr')]));
    expect(await waitingFiles(collection)).toHaveLength(1);
    await leaveRoomsToStoppedProcess();
    await collection.restart();
    expect(await waitingFiles(collection)).toEqual([]);
    expect((await collection.phone.submit(xml, tree('tree'))).status).toBe(201);
    expect(await rowsOf(collection, instanceId)).toHaveLength(1);
    expect(await filesOf(collection, instanceId)).toEqual({ 'tree.jpg': 'tree' });
  });

  test.each(['while receiving', 'while keeping'] as const)(
    'returns 507 with an OpenRosa body while the disk is full %s, stores nothing partially, and 201 later',
    async (full) => {
      const instanceId = newInstanceId();
      const xml = testRecord({ instanceId, photo: 'tree.jpg' });
      const content = `tree ${full}`;
      store.full = full;
      const answer = await collection.phone.submit(xml, tree(content));
      expect(answer.status).toBe(507);
      expect(answer.message).toMatch(/no space left/);
      expect(await rowsOf(collection, instanceId)).toEqual([]);
      expect(await waitingFiles(collection)).toEqual([]);
      store.full = 'no';
      expect((await collection.phone.submit(xml, tree(content))).status).toBe(201);
      expect(await filesOf(collection, instanceId)).toEqual({ 'tree.jpg': content });
    },
  );

  test('returns 500 while the database fails', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId });
    const { database } = collection.server.context;
    await database.db.execute('alter table submission rename to submission_away');
    await database.db.execute('alter table form_version rename to form_version_away');
    const sent = await collection.phone.submit(xml);
    const list = await collection.phone.get('/formList');
    await database.db.execute('alter table form_version_away rename to form_version');
    await database.db.execute('alter table submission_away rename to submission');
    expect([sent.status, list.status]).toEqual([500, 500]);
    expect(sent.message).not.toMatch(/submission_away|query|relation/i);
    expect((await collection.phone.submit(xml)).status).toBe(201);
    expect(await rowsOf(collection, instanceId)).toHaveLength(1);
  });
});
