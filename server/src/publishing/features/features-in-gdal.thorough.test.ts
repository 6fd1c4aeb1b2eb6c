import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import {
  type Collection,
  openCollection,
} from '../../../testing/odk-conformance/collection-fixture';
import { testRecord } from '../../../testing/odk-conformance/test-forms';
import { setRecordLicence } from '../licences/licences';

/** GDAL's program on Debian; `ARANYA_OGRINFO` names another one. */
const program = [process.env.ARANYA_OGRINFO, '/usr/bin/ogrinfo'].find(
  (place) => place !== undefined && existsSync(place),
);
const RECORDS = 7;

let collection: Collection;
/** Placeholder for the server's public address, which no test can reach. */
const proxy = createServer(async (request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://aranya.test:4000');
  asked.push(pathname + search);
  const { host = '', accept = '' } = request.headers;
  const answer = await collection.server.app.inject({
    url: pathname + search,
    headers: { host, accept },
  });
  response.writeHead(answer.statusCode, { 'content-type': answer.headers['content-type'] });
  response.end(answer.rawPayload);
});
let asked: string[] = [];

const withGdal = program ? describe : describe.skip;
withGdal('OAPIF driver of GDAL', () => {
  beforeAll(async () => {
    collection = await openCollection();
    const { phone, server } = collection;
    await setRecordLicence(server.context.database.db, 'CC0-1.0', true);
    for (let at = 0; at < RECORDS; at += 1) {
      const location = `20.${at} 84.25 0 5`;
      await phone.submit(testRecord({ species: 'Shorea_robusta', location }));
    }
    await server.context.publicPlaces.caughtUp();
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    proxy.close();
    await collection?.close();
  });
  beforeEach(() => {
    asked = [];
  });

  /** Reads all features of a collection. */
  async function read(name: string, pageSize: number): Promise<string> {
    const { port } = proxy.address() as AddressInfo;
    const { stdout } = await promisify(execFile)(
      program ?? '',
      ['-ro', '-al', '-q', '-geom=SUMMARY', '-oo', `PAGE_SIZE=${pageSize}`].concat(
        'OAPIF:http://aranya.test:4000/ogc/features/v1',
        name,
      ),
      { env: { GDAL_HTTP_PROXY: `127.0.0.1:${port}` }, maxBuffer: 20_000_000 },
    );
    return stdout;
  }
  const idsIn = (text: string) =>
    [...text.matchAll(/^ {2}(?:id|occurrenceID) \(String\) = (.+)$/gm)].map(([, id]) => id);
  const laterPages = (name: string) =>
    asked.filter((path) => path.includes(`/${name}/items?`) && path.includes('after='));

  test('reads every record once over several pages', async () => {
    const text = await read('occurrences', 2);
    const ids = new Set(idsIn(text));
    expect(text.match(/^OGRFeature\(occurrences\)/gm)).toHaveLength(RECORDS);
    expect(ids.size).toBeGreaterThanOrEqual(RECORDS);
    expect(text.match(/^ {2}POINT/gm)).toHaveLength(RECORDS);
    expect(laterPages('occurrences').length).toBeGreaterThanOrEqual(3);
  });

  test('reads every block once over several pages', async () => {
    const { blocks } = await collection.server.context.borders();
    const text = await read('blocks', 100);
    expect(text.match(/^OGRFeature\(blocks\)/gm)).toHaveLength(blocks.size);
    expect(laterPages('blocks').length).toBeGreaterThanOrEqual(Math.floor(blocks.size / 100));
  });
});
