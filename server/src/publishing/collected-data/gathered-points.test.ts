import type { CollectedPoint } from '@aranya/shared/contracts';
import { sql } from 'drizzle-orm';
import {
  type Collection,
  openCollection,
} from '../../../testing/odk-conformance/collection-fixture';
import { anotherPhone, ownRecords } from '../../../testing/own-records';
import { API_PREFIX } from '../../platform/http/api-prefix';
import { OWN_RECORDS_LIMITS } from './limits';

let collection: Collection;
beforeAll(async () => {
  collection = await openCollection();
});
afterAll(() => collection.close());

async function ask(view?: { bbox: string; zoom: number }): Promise<CollectedPoint[]> {
  const answer = await collection.server.app.inject({
    method: 'POST',
    url: `${API_PREFIX}/collected-data`,
    headers: collection.person.headers,
    payload: { userId: collection.appUserId, userInsight: false, ...(view && { view }) },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const sum = (points: readonly CollectedPoint[]) =>
  points.reduce((all, { count = 1 }) => all + count, 0);

const { points: ROOM, names: NAMES } = OWN_RECORDS_LIMITS;

test('returns single records in any view while they fit into an answer', async () => {
  await ownRecords(collection, { records: ROOM });
  const all = await ask();
  expect(all).toHaveLength(ROOM);
  expect(all[0]).not.toHaveProperty('count');
  expect(await ask({ bbox: '0,0,1,1', zoom: 12 })).toEqual(all);
});

describe('more records than an answer holds', () => {
  const RECORDS = 3 * ROOM + 7;
  const WITHOUT_PLACE = 7;

  beforeAll(async () => {
    await ownRecords(collection, { records: RECORDS - ROOM, withoutPlace: WITHOUT_PLACE });
    await anotherPhone(collection, { records: 50 });
  });

  test('counts every record by species in the first answer', async () => {
    const all = await ask();
    expect(all.length).toBeLessThan(ROOM / 4);
    expect(sum(all)).toBe(RECORDS);
    expect(sum(all.filter(({ speciesLocation }) => speciesLocation === null))).toBe(WITHOUT_PLACE);
    const { rows } = await collection.server.context.database.db.execute<{ n: number }>(sql`
      select count(*)::integer as n from occurrence
      where app_user_id = ${collection.appUserId} and species_name = 'Species 3'`);
    expect(sum(all.filter(({ speciesName }) => speciesName === 'Species 3'))).toBe(rows[0]?.n);
  });

  test('returns only records of the view, one by one when they fit', async () => {
    const world = await ask({ bbox: '-180,-85,180,85', zoom: 0 });
    expect(sum(world)).toBe(RECORDS - WITHOUT_PLACE);
    // Cells of zoom 8 are a third of a degree wide; the records are in a square of four degrees.
    const near = await ask({ bbox: '84,20,84.2,20.2', zoom: 8 });
    expect(near.length).toBeGreaterThan(0);
    expect(near.every(({ count }) => count === 1)).toBe(true);
    const [longitude, latitude] = [0.352, 0.33];
    for (const { speciesLocation } of near) {
      const [lat, lon] = speciesLocation as [number, number];
      expect(lat).toBeGreaterThan(20 - latitude);
      expect(lat).toBeLessThan(20.2 + latitude);
      expect(lon).toBeGreaterThan(84 - longitude);
      expect(lon).toBeLessThan(84.2 + longitude);
    }
    expect(await ask({ bbox: '0,0,1,1', zoom: 8 })).toEqual([]);
  });

  test('counts every record once in views that cover the whole area', async () => {
    // The four quarters of the world share no cell.
    const quarters = ['-180,0,0,85', '0,0,180,85', '-180,-85,0,0', '0,-85,180,0'];
    let counted = 0;
    for (const quarter of quarters) {
      const [west = 0, south = 0, east = 0, north = 0] = quarter.split(',').map(Number);
      const inside = [west + 1, south + 1, east - 1, north - 1].join(',');
      counted += sum(await ask({ bbox: inside, zoom: 0 }));
    }
    expect(counted).toBe(RECORDS - WITHOUT_PLACE);
  });

  test('limits the answer however many species names there are', async () => {
    await ownRecords(collection, { records: 3_000, names: 3_000, prefix: 'Typed ' });
    const all = await ask();
    expect(all.length).toBeLessThanOrEqual(ROOM);
    expect(new Set(all.map(({ speciesName }) => speciesName)).size).toBeLessThanOrEqual(NAMES + 1);
    expect(all.map(({ speciesName }) => speciesName)).toContain('Other species');
    expect(sum(all)).toBe(RECORDS + 3_000);
    expect((await ask({ bbox: '-180,-85,180,85', zoom: 22 })).length).toBeLessThanOrEqual(ROOM);
  });
});

test('refuses an invalid view', async () => {
  const answer = await collection.server.app.inject({
    method: 'POST',
    url: `${API_PREFIX}/collected-data`,
    headers: collection.person.headers,
    payload: {
      userId: collection.appUserId,
      userInsight: false,
      view: { bbox: '9,9,1,1', zoom: 40 },
    },
  });
  expect(answer.statusCode).toBe(400);
});
