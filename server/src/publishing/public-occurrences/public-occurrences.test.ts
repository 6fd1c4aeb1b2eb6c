import type { PublicOccurrences } from '@aranya/shared/contracts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { useTestServer } from '../../../testing';
import {
  type Collection,
  openCollection,
} from '../../../testing/odk-conformance/collection-fixture';
import { testForm, testRecord } from '../../../testing/odk-conformance/test-forms';
import { grantAccess } from '../../collecting/forms/form-access';
import { publishForm } from '../../collecting/forms/publish-form';
import { LIMITS } from '../../platform/configuration/limits';
import { API_PREFIX } from '../../platform/http/api-prefix';

let collection: Collection;
beforeAll(async () => {
  collection = await openCollection({
    limits: { publicMapPerAddress: { attempts: 100_000, seconds: 60 } },
  });
  const { phone, server, appUserId } = collection;
  await phone.submit(testRecord({ species: 'Shorea_robusta', location: '20.5 84.25 0 5' }));
  await phone.submit(testRecord({ species: 'Taxus_contorta', location: '31.01 77.01 0 5' }));
  await phone.submit(
    testRecord({ species: 'other', speciesOther: 'My own garden', location: '20.5 84.25 0 5' }),
  );
  const { formId } = await publishForm(server.context, {
    xml: Buffer.from(testForm({ id: 'practice' })),
    kind: 'trial',
  });
  await grantAccess(server.context.database.db, appUserId, formId);
  await phone.submit(
    testRecord({ form: 'practice', species: 'Shorea_robusta', location: '20.7 84.45 0 5' }),
  );
});
afterAll(() => collection.close());

const call = (query: string, origin = 'https://partner.example') =>
  collection.server.app.inject({
    url: `${API_PREFIX}/public-occurrences?${query}`,
    headers: { origin },
  });

async function view(query: string): Promise<PublicOccurrences> {
  const answer = await call(query);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const INDIA = 'bbox=68,6,98,38';

test('returns public records as GeoJSON, longitude first, with names for a legend', async () => {
  expect(await view(`${INDIA}&zoom=5`)).toEqual({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [84.25, 20.5] },
        properties: { speciesName: 'Shorea robusta', localName: 'Sal', count: 1 },
      },
      expect.objectContaining({
        properties: { speciesName: 'Taxus contorta', localName: 'Rakhal (Thuner)', count: 1 },
      }),
    ],
    species: [
      { speciesName: 'Shorea robusta', localName: 'Sal', hindi: 'साल', odia: 'ଶାଳ', count: 1 },
      expect.objectContaining({ speciesName: 'Taxus contorta', odia: null, count: 1 }),
    ],
    total: 2,
  });
});

test('places a threatened species in the middle of its cell at every zoom', async () => {
  for (const zoom of [3, 10, 22]) {
    const { features } = await view(`${INDIA}&zoom=${zoom}&species=Taxus_contorta`);
    expect(features.map(({ geometry }) => geometry.coordinates)).toEqual([[77.05, 31.05]]);
  }
});

test('returns only cells of the requested box and species', async () => {
  expect((await view('bbox=84,20,85,21&zoom=8')).species).toHaveLength(1);
  expect((await view('bbox=60,0,61,1&zoom=8')).total).toBe(0);
  const yew = await view(`${INDIA}&zoom=5&species=taxus contorta,Nobody`);
  expect(yew.species.map(({ speciesName }) => speciesName)).toEqual(['Taxus contorta']);
});

test('lets pages of other origins read answers and refusals, without credentials', async () => {
  const { headers } = await call(`${INDIA}&zoom=5`);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  expect(headers['cache-control']).toBe('public, max-age=60');
  const refused = await call('bbox=1,2,3&zoom=5');
  expect(refused.statusCode).toBe(400);
  expect(refused.headers['access-control-allow-origin']).toBe('*');
});

test.each([
  'zoom=5',
  INDIA,
  `${INDIA}&zoom=23`,
  `${INDIA}&zoom=-1`,
  'bbox=98,6,68,38&zoom=5',
  'bbox=68,38,98,6&zoom=5',
  'bbox=-181,6,98,38&zoom=5',
  'bbox=1e1,6,98,38&zoom=5',
])('refuses %s', async (query) => {
  expect((await call(query)).json()).toMatchObject({ code: 'invalid_input' });
});

test('answers any query', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ bbox: fc.string(), zoom: fc.string(), species: fc.string() }),
      async (query) => {
        const { statusCode } = await call(`${new URLSearchParams(query)}`);
        expect([200, 400]).toContain(statusCode);
      },
    ),
    { numRuns: 50 },
  );
});

test('shows a new record in the next view and limits every answer', async () => {
  const { db } = collection.server.context.database;
  await db.execute(sql`
    insert into occurrence (submission_id, instance_id, position, form_id, app_user_id, species_name, latitude, longitude, submitted_at)
    select submission_id, instance_id, position + 1 + n, form_id, app_user_id, species_name,
      18 + (n % 100) * 0.04, 82 + (n / 100) * 0.04, submitted_at
    from occurrence, generate_series(1, 10000) as n where id = (select min(id) from occurrence)`);
  for (const zoom of [0, 5, 12, 22]) {
    const { features, total } = await view(`${INDIA}&zoom=${zoom}&species=Shorea robusta`);
    expect(features.length).toBeLessThanOrEqual(LIMITS.publicMap.features);
    expect(features.reduce((sum, { properties }) => sum + properties.count, 0)).toBe(total);
    expect(total).toBe(10_001);
  }
});

describe('address of a client', () => {
  const server = useTestServer({ limits: { publicMapPerAddress: { attempts: 2, seconds: 60 } } });

  test('limits the views of one address and gives a reason that the page can read', async () => {
    const url = `${API_PREFIX}/public-occurrences?${INDIA}&zoom=5`;
    for (const status of [200, 200, 429]) {
      const answer = await server.app.inject({ url });
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['access-control-allow-origin']).toBe('*');
    }
  });
});
