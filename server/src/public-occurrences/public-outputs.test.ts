import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { routesOf } from '../accounts/guard';
import { API_PREFIX } from '../api-prefix';
import { type Collection, openCollection } from '../odk-conformance/collection-fixture';
import { testRecord } from '../odk-conformance/test-forms';

// Starting a database takes its time where many tests run beside each other.
jest.setTimeout(60_000);

/** A yew, whose places are published in cells of 0.1 degrees, where it really stands. */
const TRUE_PLACE = { latitude: 31.0234567, longitude: 77.0123456 };
/** Elsewhere in the same cell. */
const SAME_CELL = { latitude: 31.0876543, longitude: 77.0765432 };
const OTHER_CELL = { latitude: 31.5234567, longitude: 77.5123456 };

const WMS = '/wms?SERVICE=WMS&VERSION=1.3.0&STYLES=';
const mapOf = (box: string) =>
  `${WMS}&REQUEST=GetMap&LAYERS=Taxus_contorta&CRS=CRS:84&BBOX=${box}&WIDTH=256&HEIGHT=256&FORMAT=image/png&TRANSPARENT=TRUE`;

/**
 * How public routes are asked so that they would show the yew. A route without parameters that is
 * not named here is asked as it is; one with parameters must be named.
 */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  '/wms': [
    `${WMS}&REQUEST=GetCapabilities`,
    mapOf('76,30,78,32'),
    mapOf('77,31,77.1,31.1'),
    mapOf('77.0123,31.0234,77.0124,31.0235'),
  ],
  [`${API_PREFIX}/public-occurrences`]: [3, 8, 12, 18, 22].map(
    (zoom) => `${API_PREFIX}/public-occurrences?bbox=76,30,78,32&zoom=${zoom}`,
  ),
  // Files that hold no record: photos of profiles and of field sites; the download is a person's own.
  [`${API_PREFIX}/field-sites/photos/:specimen`]: [],
  [`${API_PREFIX}/profile/photos/:photo`]: [],
  [`${API_PREFIX}/user/downloads/:ticket`]: [],
};

let collection: Collection;
beforeAll(async () => {
  collection = await openCollection();
  const { latitude, longitude } = TRUE_PLACE;
  const location = `${latitude} ${longitude} 0 5`;
  const { status } = await collection.phone.submit(
    testRecord({ species: 'Taxus_contorta', location }),
  );
  expect(status).toBe(201);
});
afterAll(() => collection.close());

function publicAddresses(): string[] {
  const { app } = collection.server;
  return routesOf(app)
    .filter(
      ({ config, method }) => config?.audience === 'anyone' && [method].flat().includes('GET'),
    )
    .flatMap(({ url }) => {
      const calls = CALLS[url];
      if (calls) return calls;
      if (url.startsWith('/docs')) return url.includes('*') ? [] : [url];
      if (/[:*]/.test(url)) throw new Error(`${url} is public: say in CALLS how it is asked.`);
      return [url];
    });
}

/** What every public address answers now. The server is started anew: it may remember places. */
async function publicAnswers(): Promise<Map<string, string>> {
  await collection.restart();
  const answers = new Map<string, string>();
  for (const url of publicAddresses()) {
    const { statusCode, rawPayload } = await collection.server.app.inject(url);
    answers.set(url, `${statusCode} ${rawPayload.toString('latin1')}`);
  }
  return answers;
}

async function moveYew({ latitude, longitude }: typeof TRUE_PLACE): Promise<void> {
  await collection.server.context.database.db.execute(
    sql`update occurrence set latitude = ${latitude}, longitude = ${longitude}`,
  );
}

/** Answers that tell the time, or how often they were asked. */
const isChanging = (url: string) => /health|metrics/.test(url);

test('no public answer tells where in its cell a threatened species stands', async () => {
  const before = await publicAnswers();
  expect(before.size).toBeGreaterThan(8);
  for (const [url, answer] of before) {
    for (const degrees of ['31.023456', '77.012345']) {
      expect([url, answer.includes(degrees)]).toEqual([url, false]);
    }
  }
  await moveYew(SAME_CELL);
  const moved = await publicAnswers();
  for (const [url, answer] of before) {
    if (!isChanging(url)) expect([url, moved.get(url) === answer]).toEqual([url, true]);
  }
  // And it would be seen: in another cell it is published elsewhere.
  await moveYew(OTHER_CELL);
  const elsewhere = await publicAnswers();
  const changed = [...before].filter(([url, answer]) => elsewhere.get(url) !== answer);
  const urls = changed.map(([url]) => url.replace(/\?.*/, ''));
  expect(urls).toEqual(expect.arrayContaining(['/wms', `${API_PREFIX}/public-occurrences`]));
});
