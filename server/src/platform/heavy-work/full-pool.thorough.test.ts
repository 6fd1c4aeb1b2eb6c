import { post } from '../../../testing';
import {
  type Collection,
  openCollection,
  rowsOf,
  waitingFiles,
} from '../../../testing/odk-conformance/collection-fixture';
import { newInstanceId, testRecord } from '../../../testing/odk-conformance/test-forms';
import { asCameraWrites } from '../../../testing/pictures-of-tests';
import { LIMITS } from '../configuration/limits';
import { Problem } from '../problems/problem';
import type { HeavyWork } from './heavy-work';
import { HEAVY_WORK_LIMITS } from './limits';

/** Maximum number of map tiles per address in these tests. */
const TILES = 32;

let collection: Collection;
beforeAll(async () => {
  collection = await openCollection({
    limits: { mapTilesPerAddress: { attempts: TILES, seconds: 300 } },
  });
});
afterAll(() => collection.close());

const map = (width: number, layers: number) =>
  collection.server.app.inject({
    url: `/wms?${new URLSearchParams({
      REQUEST: 'GetMap',
      VERSION: '1.3.0',
      LAYERS: Array(layers).fill('species:Shorea_robusta').join(','),
      CRS: 'CRS:84',
      BBOX: '84,20,85,21',
      WIDTH: String(width),
      HEIGHT: '256',
      FORMAT: 'image/png',
    })}`,
  });

const setPhoto = async () => {
  const { server, person } = collection;
  const base64Data = (await asCameraWrites().jpeg().toBuffer()).toString('base64');
  const { token, phoneNumber, headers } = person;
  const url = '/api/aranya/profile/update-profile-image';
  return post(server.app, url, { token, phoneNumber, base64Data }, { ...headers });
};

describe('full worker pool and queue', () => {
  const { retryAfterSeconds } = HEAVY_WORK_LIMITS;
  const toldToWait = String(retryAfterSeconds);
  let run: HeavyWork['run'];
  beforeEach(() => {
    const { heavyWork } = collection.server.context;
    ({ run } = heavyWork);
    heavyWork.run = () => Promise.reject(new Problem('busy', { retryAfterSeconds }));
  });
  afterEach(() => {
    collection.server.context.heavyWork.run = run;
  });

  test('refuses a map in the WMS exception format with a retry time', async () => {
    const { statusCode, headers, body } = await map(256, 1);
    expect([statusCode, headers['retry-after']]).toEqual([503, toldToWait]);
    expect(body).toMatch(/<ServiceExceptionReport[\s\S]*try again later/);
  });

  test('refuses a profile photo in the common error format', async () => {
    const { statusCode, headers, ...answer } = await setPhoto();
    expect([statusCode, headers['retry-after']]).toEqual([503, toldToWait]);
    expect(answer.json()).toMatchObject({ code: 'busy', retryAfterSeconds });
  });

  test('lets the phone retry a record whose photo must be rotated, and stores it later', async () => {
    const instanceId = newInstanceId();
    const xml = testRecord({ instanceId, photo: 'leaf.jpg' });
    const photo = { name: 'leaf.jpg', bytes: await asCameraWrites(6).jpeg().toBuffer() };
    const refused = await collection.phone.submit(xml, [photo]);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, toldToWait]);
    expect(await rowsOf(collection, instanceId)).toEqual([]);
    expect(await waitingFiles(collection)).toEqual([]);
    collection.server.context.heavyWork.run = run;
    expect((await collection.phone.submit(xml, [photo])).status).toBe(201);
  });

  test('lets the phone retry a large record, and stores it later', async () => {
    const instanceId = newInstanceId();
    const space = ' '.repeat(LIMITS.openRosa.xmlBytesReadAtOnce);
    const xml = testRecord({ instanceId }) + space;
    const refused = await collection.phone.submit(xml, []);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, toldToWait]);
    expect(await rowsOf(collection, instanceId)).toEqual([]);
    collection.server.context.heavyWork.run = run;
    expect((await collection.phone.submit(xml, [])).status).toBe(201);
    expect(await rowsOf(collection, instanceId)).toHaveLength(1);
  });

  test('stores a record with an upright photo, which needs no thread', async () => {
    const xml = testRecord({ photo: 'leaf.jpg' });
    const photo = { name: 'leaf.jpg', bytes: await asCameraWrites().jpeg().toBuffer() };
    expect((await collection.phone.submit(xml, [photo])).status).toBe(201);
  });
});

test('stores a photo unrotated when its worker crashes', async () => {
  const { heavyWork } = collection.server.context;
  const { run } = heavyWork;
  heavyWork.run = () => Promise.reject(new Problem('internal'));
  const xml = testRecord({ photo: 'leaf.jpg' });
  const photo = { name: 'leaf.jpg', bytes: await asCameraWrites(6).jpeg().toBuffer() };
  expect((await collection.phone.submit(xml, [photo])).status).toBe(201);
  heavyWork.run = run;
});

test('limits maps per address by size and layers', async () => {
  expect((await map(256, 2)).statusCode).toBe(200);
  // A map counts by its tiles of 256 pixels and its layers: this one exceeds the limit.
  const { statusCode, headers, body } = await map(2_048, 15);
  expect(statusCode).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body).toMatch(/<ServiceExceptionReport[\s\S]*Too many maps/);
});

test('reports running, queued, refused and crashed tasks and the event loop delay in /metrics', async () => {
  const { context, app } = collection.server;
  context.metrics.watchProcess();
  const { body } = await app.inject('/metrics');
  for (const kind of ['pictures', 'records', 'maps', 'shownPhotos']) {
    expect(body).toMatch(new RegExp(`aranya_heavy_tasks\\{kind="${kind}",state="running"\\} 0`));
    expect(body).toMatch(new RegExp(`aranya_heavy_tasks\\{kind="${kind}",state="waiting"\\} 0`));
    expect(body).toMatch(new RegExp(`aranya_heavy_tasks_refused_total\\{kind="${kind}"\\} 0`));
    expect(body).toMatch(new RegExp(`aranya_heavy_faults_total\\{kind="${kind}"\\} 0`));
  }
  for (const part of ['p50', 'p99', 'max']) {
    expect(body).toMatch(new RegExp(`^nodejs_eventloop_lag_${part}_seconds [\\d.]`, 'm'));
  }
});
