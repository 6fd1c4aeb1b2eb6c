import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { fakeBucket, openTestServer, signedInPerson, type TestServer } from '../../../testing';
import { until } from '../../../testing/odk-conformance/collection-fixture';
import { photoName } from '../../account/profiles/profile-photos';
import { personProfile } from '../../people/accounts/tables';
import { API_PREFIX } from '../../platform/http/api-prefix';
import type { StoredFile } from './file-store';

process.env.AWS_ACCESS_KEY_ID = 'key';
process.env.AWS_SECRET_ACCESS_KEY = 'secret';

/** Far more bytes than the connections of one machine buffer in transit. */
const FILE_BYTES = 95_000_000;
const READERS = 30;
/** A stream's own buffer and one more chunk on each side. */
const HELD_BYTES = 256 * 1024;

/** A file with a JPEG's first bytes, in chunks. */
function* largeFile() {
  yield Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  yield Buffer.alloc(1_000_000 - 4);
  for (let sent = 1_000_000; sent < FILE_BYTES; sent += 1_000_000) yield Buffer.alloc(1_000_000);
}

describe.each(['disk', 'bucket'])('slow readers of a large file on a %s', (kind) => {
  let bucket: Awaited<ReturnType<typeof fakeBucket>>;
  let server: TestServer;
  let port: number;
  let path: string;
  /** Files that the store opened, in the order of the requests. */
  const opened: StoredFile[] = [];
  const answers: ServerResponse[] = [];

  beforeAll(async () => {
    bucket = await fakeBucket();
    const environment: Record<string, string> =
      kind === 'bucket' ? { ARANYA_BUCKET: 'aranya', ARANYA_BUCKET_ENDPOINT: bucket.endpoint } : {};
    server = await openTestServer({ environment });
    const { files, database } = server.context;
    const file = await files.receive(Readable.from(largeFile()));
    await files.keep(file);
    const person = await signedInPerson(server);
    await database.db
      .update(personProfile)
      .set({ photo: photoName(file.sha256) })
      .where(eq(personProfile.personId, person.id));
    path = `${API_PREFIX}/profile/photos/${photoName(file.sha256)}`;
    const read = files.read;
    files.read = async (owned) => {
      const found = await read(owned);
      opened.push(found);
      return found;
    };
    server.app.server.on('request', (_request, response) => answers.push(response));
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    port = (server.app.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await server.close();
    await bucket.close();
  });

  /** Requests the file and does not read the response. */
  function slowReader(): Socket {
    const socket = connect(port, '127.0.0.1').pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    return socket;
  }

  async function readWhole(): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(answer.headers.get('content-length')).toBe(String(FILE_BYTES));
    let bytes = 0;
    for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length;
    return bytes;
  }

  test('buffers one block per slow reader instead of the file, and closes the file on disconnect', async () => {
    const readers = Array.from({ length: READERS }, slowReader);
    await until(async () => opened.length === READERS);
    // Later readers receive the whole file before any slow reader has read a byte.
    expect(await readWhole()).toBe(FILE_BYTES);
    expect(opened).toHaveLength(READERS + 1);
    for (const { content } of opened.slice(0, READERS)) {
      expect(content.readableEnded).toBe(false);
      expect(content.readableLength).toBeLessThanOrEqual(HELD_BYTES);
    }
    for (const answer of answers) expect(answer.writableLength).toBeLessThanOrEqual(HELD_BYTES);
    const closed = opened.map(({ content }) => content.closed || once(content, 'close'));
    for (const reader of readers) reader.destroy();
    await Promise.all(closed);
  });
});
