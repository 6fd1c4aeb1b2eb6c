import {
  type Collection,
  openCollection,
} from '../../../testing/odk-conformance/collection-fixture';
import { testRecord } from '../../../testing/odk-conformance/test-forms';
import { setRecordLicence } from '../licences/licences';

const BASE = '/ogc/features/v1';

let collection: Collection;
beforeAll(async () => {
  collection = await openCollection();
  const { phone, server } = collection;
  await setRecordLicence(server.context.database.db, 'CC0-1.0', true);
  for (const location of ['20.5 84.25 0 5', '20.6 84.26 0 5', '20.7 84.27 0 5']) {
    await phone.submit(testRecord({ species: 'Shorea_robusta', location }));
  }
  await phone.submit(testRecord({ species: 'Taxus_contorta', location: '31.01 77.01 0 5' }));
  await server.context.publicPlaces.caughtUp();
});
afterAll(() => collection.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  collection.server.app.inject({ url: BASE + path, headers });
const json = async (path: string) => {
  const answer = await get(path);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json();
};
const items = async (query: string) =>
  (await json(`/collections/occurrences/items${query}`)).features;

/** Path below {@link BASE} of a link with this relation. */
const follow = (links: { rel: string; href: string; type: string }[], rel: string) => {
  const href = links.find((link) => link.rel === rel && link.type !== 'text/html')?.href ?? '';
  return href.slice(href.indexOf(BASE) + BASE.length);
};

test('leads from the landing page to conformance, collections and features', async () => {
  const { links } = await json('');
  expect(links.map(({ rel }: { rel: string }) => rel)).toEqual(
    expect.arrayContaining(['self', 'service-desc', 'conformance', 'data']),
  );
  const { conformsTo } = await json(follow(links, 'conformance'));
  expect(conformsTo).toContain('http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core');
  const { collections } = await json(follow(links, 'data'));
  expect(collections.map(({ id }: { id: string }) => id)).toEqual(['occurrences', 'blocks']);
  for (const one of collections) {
    expect(await json(follow(one.links, 'self'))).toEqual(one);
    const page = await json(follow(one.links, 'items'));
    expect(page.type).toBe('FeatureCollection');
    expect(page.numberReturned).toBe(page.features.length);
    const [feature] = page.features;
    const found = await json(`/collections/${one.id}/items/${feature.id}`);
    expect(found).toMatchObject(feature);
  }
});

test('states the maximum page size and the filters in OpenAPI, at paths below its address', async () => {
  const { links } = await json('');
  const { openapi, servers, paths } = await json(follow(links, 'service-desc'));
  expect([openapi, servers[0].url]).toEqual(['3.0.3', expect.stringMatching(`${BASE}$`)]);
  const { parameters } = paths['/collections/occurrences/items'].get;
  expect(parameters).toContainEqual(
    expect.objectContaining({ name: 'limit', schema: expect.objectContaining({ maximum: 1000 }) }),
  );
  expect(parameters.map(({ name }: { name: string }) => name)).toContain('scientificName');
});

test('answers requests as GDAL sends them', async () => {
  const accept = { accept: 'application/geo+json, application/json', 'accept-encoding': 'gzip' };
  const items = '/collections/occurrences/items?limit=1000';
  for (const query of ['', '&bbox=84,20,84.2549999999999955,20.5500000000000007']) {
    const answer = await get(items + query, accept);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/geo+json',
    ]);
  }
});

test('answers GeoJSON with its content type, readable from pages of other sites', async () => {
  const { headers } = await get('/collections/occurrences/items');
  expect(headers['content-type']).toBe('application/geo+json');
  expect(headers['access-control-allow-origin']).toBe('*');
});

test.each(['', '/conformance', '/collections', '/collections/blocks', '/collections/blocks/items'])(
  'draws %s as a page for browsers',
  async (path) => {
    for (const answer of [await get(`${path}?f=html`), await get(path, { accept: 'text/html' })]) {
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.body).toContain('<h1>');
    }
    const json = await get(`${path}?f=json`, { accept: 'text/html' });
    expect(json.headers['content-type']).toContain('json');
  },
);

test('pages through all features by next links, each once', async () => {
  const ids: string[] = [];
  let path = '/collections/occurrences/items?limit=1';
  for (let pages = 0; path; pages += 1) {
    expect(pages).toBeLessThan(10);
    const { features, links } = await json(path);
    expect(features).toHaveLength(1);
    ids.push(...features.map(({ id }: { id: string }) => id));
    path = follow(links, 'next');
  }
  expect(ids).toHaveLength(4);
  expect(ids).toEqual([...new Set(ids)].sort());
});

test('returns at most the maximum page size for a larger limit', async () => {
  const page = await json('/collections/blocks/items?limit=1000000');
  expect(page.features.length).toBeGreaterThan(300);
  expect(page.features.length).toBeLessThanOrEqual(1_000);
});

test('returns only features in the box', async () => {
  expect(await items('?bbox=84.2,20.45,84.255,20.55')).toHaveLength(1);
  expect(await items('?bbox=84.2,20.45,-1e9,84.27,20.65,1e9')).toHaveLength(2);
  // The exact place is in this box; the published one is not.
  expect(await items('?bbox=77.0,31.0,77.02,31.02')).toEqual([]);
  expect(await items('?bbox=77.05,31.05,77.05,31.05')).toHaveLength(1);
  expect(await items('?bbox=170,-90,-170,90')).toEqual([]);
  const blocks = await json('/collections/blocks/items?bbox=84.25,20.5,84.26,20.51');
  expect(blocks.features.length).toBeGreaterThan(0);
  expect(blocks.features.length).toBeLessThan(10);
});

test('returns only features of the interval, and coarse ones of months that overlap it', async () => {
  const day = new Date().toISOString().slice(0, 10);
  const year = Number(day.slice(0, 4));
  expect(await items(`?datetime=${year - 1}-01-01T00:00:00Z/..`)).toHaveLength(4);
  expect(await items(`?datetime=../${year - 1}-01-01`)).toEqual([]);
  expect(await items(`?datetime=${year + 1}-01-01T00:00:00Z`)).toEqual([]);
});

test('returns only features with the requested properties', async () => {
  expect(await items('?scientificName=Taxus%20contorta')).toHaveLength(1);
  expect(await items('?scientificName=Nobody')).toEqual([]);
  const [{ properties }] = await items('?scientificName=Shorea%20robusta');
  const { stateProvince, county } = properties;
  expect(stateProvince).toBe('Odisha');
  const query = new URLSearchParams({ stateProvince, county });
  expect((await items(`?${query}`)).length).toBeGreaterThan(0);
  expect(await items(`?${new URLSearchParams({ stateProvince: 'Bihar', county })}`)).toEqual([]);
  const blocks = await json(`/collections/blocks/items?${query}`);
  expect(blocks.features[0].properties).toMatchObject({ stateProvince, county });
});

test.each([
  '?bbox=1,2,3',
  '?bbox=a,b,c,d',
  '?bbox=84,21,85,20',
  '?datetime=yesterday',
  '?datetime=2024-02-01/2024-01-01',
  '?limit=0',
  '?unknown=1',
  '?f=xml',
  '?after=1',
])('refuses %s', async (query) => {
  expect((await get(`/collections/occurrences/items${query}`)).statusCode).toBe(400);
});

test.each(['/collections/secrets', '/collections/secrets/items', '/collections/blocks/items/x'])(
  'returns 404 for %s',
  async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  },
);

test('shows a coarse record without its day and recorder', async () => {
  const [feature] = await items('?scientificName=Taxus%20contorta');
  expect(feature.geometry.coordinates).toEqual([77.05, 31.05]);
  expect(feature.properties).toMatchObject({
    recordedBy: null,
    eventDate: expect.stringMatching(/^\d{4}-\d\d$/),
  });
});
