import type {
  ExploreChoices,
  ExplorePlace,
  ExploreRecord,
  ExploreRecords,
  ExploreSpecies,
  ExploreSummary,
} from '@aranya/shared/contracts/explore';
import { useSourceFolder } from '../../../testing/importing/source-file';
import { until } from '../../../testing/odk-conformance/collection-fixture';
import { exploredWorld, PLACES } from '../../../testing/public-occurrences/explored-world';
import type { World } from '../../../testing/public-occurrences/watched-world';
import { importOccurrences, importSpecies } from '../../importing';
import { API_PREFIX } from '../../platform/http/api-prefix';

let world: World;
beforeAll(async () => {
  world = await exploredWorld();
});
afterAll(() => world.collection.close());

const answer = (path: string) =>
  world.collection.server.app.inject(`${API_PREFIX}/explore/${path}`);
const get = async <Answer>(path: string): Promise<Answer> => (await answer(path)).json();
const records = async (query: string) =>
  (await get<ExploreRecords>(`records?${query}`)).records.map(({ speciesName }) => speciesName);

describe('GET explore/summary', () => {
  test('counts all public records by species, month and district', async () => {
    const summary = await get<ExploreSummary>('summary');
    expect(summary).toMatchObject({
      total: 8,
      otherSpecies: { species: 0, count: 0 },
      withoutMonth: 2,
      outside: 1,
    });
    expect(summary.species.map(({ speciesName, count }) => [speciesName, count])).toEqual([
      ['Shorea robusta', 5],
      ['Madhuca longifolia', 2],
      ['Taxus contorta', 1],
    ]);
    expect(summary.species[0]).toMatchObject({ localName: 'Sal', hindi: 'साल', odia: 'ଶାଳ' });
    expect(summary.months).toEqual([
      { month: '2023-07', count: 1 },
      { month: '2024-03', count: 1 },
      { month: '2100-01', count: 4 },
    ]);
    expect(summary.monthsOfYear).toEqual([4, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
    expect(summary.years).toEqual([
      { year: 2022, count: 1 },
      { year: 2023, count: 1 },
      { year: 2024, count: 1 },
      { year: 2100, count: 4 },
    ]);
    expect(summary.districts).toEqual([
      { id: 'odisha_angul', name: 'Angul', state: 'Odisha', count: 5 },
      { id: 'himachal-pradesh_shimla', name: 'Shimla', state: 'Himachal Pradesh', count: 2 },
    ]);
  });

  test.each([
    ['species=Shorea_robusta', 5],
    ['species=shorea%20robusta,Taxus_contorta', 6],
    ['species=Nothing_known', 0],
    ['group=plant', 8],
    ['group=bird', 0],
    ['state=odisha', 5],
    ['district=odisha_angul', 5],
    ['state=himachal-pradesh&district=odisha_angul', 0],
    ['block=odisha_angul_angul', 5],
    ['block=nowhere', 0],
    ['bbox=84,20,86,22', 5],
    ['bbox=84,20,86,22&species=Madhuca_longifolia', 1],
    // The edge cuts Angul.
    ['bbox=84.9,20.7,85,20.8', 5],
    ['bbox=84.9,20.7,85,20.8&months=3', 1],
    ['bbox=85,20,86,22', 0],
    ['bbox=70,10,90,35', 8],
    ['bbox=70,10,90,30', 6],
    ['bbox=70,10,90,30&state=odisha', 5],
    ['bbox=70,10,90,30&block=odisha_angul_angul', 5],
    ['bbox=70,30,90,35&source=dataset:1', 0],
    ['from=2023-07&to=2024-03', 2],
    ['from=2022-01&to=2022-12', 1],
    ['from=2022-02', 6],
    ['to=2023-12', 2],
    ['months=3,7', 2],
    ['months=1,1', 4],
    ['months=1&bbox=84,20,86,22', 2],
    ['source=dataset:1', 4],
    ['source=dataset:99', 0],
    ['source=form:99', 0],
    ['photo=yes', 0],
    ['species=Shorea_robusta&state=odisha&from=2100-01&months=1', 1],
  ])('counts the records of %s', async (query, total) => {
    const summary = await get<ExploreSummary>(`summary?${query}`);
    expect(summary.total).toBe(total);
    expect(await records(query)).toHaveLength(total);
    const view = await get<{ total: number }>(`cells?view=60,0,100,40&zoom=5&${query}`);
    expect(view.total).toBe(total);
  });

  test.each([
    ['bbox=1,2,3', 'bbox'],
    ['from=2024-13', 'from'],
    ['months=13', 'months'],
    ['source=phone:1', 'source'],
    ['group=tree', 'group'],
    ['photo=no', 'photo'],
    [`species=${'a,'.repeat(20)}a`, 'species'],
    [`block=${'a'.repeat(201)}`, 'block'],
  ])('names the wrong part of %.30s', async (query, field) => {
    const wrong = await answer(`summary?${query}`);
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().fields).toEqual([{ field, message: expect.stringMatching(/^[A-Z].*\.$/) }]);
  });

  test.each([
    ['hi', 'महीना 2024-03 की तरह लिखें।'],
    ['or', 'ମାସ 2024-03 ପରି ଲେଖନ୍ତୁ।'],
  ])('explains a wrong filter in the language of the page: %s', async (language, message) => {
    const { app } = world.collection.server;
    const headers = { 'accept-language': language };
    const wrong = await app.inject({ url: `${API_PREFIX}/explore/summary?from=2024`, headers });
    expect(wrong.json().fields).toEqual([{ field: 'from', message }]);
  });
});

describe('GET explore/records', () => {
  test.each([
    ['sort=date&direction=desc', 8],
    ['sort=date&direction=asc', 8],
    ['sort=species&direction=asc', 8],
    ['sort=district&direction=desc', 8],
    ['sort=date&direction=desc&months=1,3,7', 6],
    ['sort=date&direction=asc&months=1,3,7', 6],
    ['sort=species&direction=asc&state=odisha', 5],
    ['sort=species&direction=desc&bbox=70,10,90,35', 8],
    ['sort=district&direction=asc&months=1,3,7', 6],
    ['sort=district&direction=desc&species=Shorea_robusta', 5],
  ])('returns every record once by pages: %s', async (order, total) => {
    const whole = await get<ExploreRecords>(`records?limit=100&${order}`);
    expect(whole.next).toBeNull();
    const paged: ExploreRecord[] = [];
    let after = '';
    do {
      const page: ExploreRecords = await get(`records?limit=3&${order}${after}`);
      paged.push(...page.records);
      after = page.next ? `&after=${page.next}` : '';
    } while (after);
    expect(paged).toEqual(whole.records);
    expect(new Set(paged.map(({ id }) => id)).size).toBe(total);
    // The same records are in the same order among all.
    const sorted = await get<ExploreRecords>(`records?limit=100&${order.split('&', 2).join('&')}`);
    const ids = new Set(paged.map(({ id }) => id));
    expect(sorted.records.filter(({ id }) => ids.has(id))).toEqual(paged);
  });

  test('sorts by date with unknown dates at the end', async () => {
    const { records: all } = await get<ExploreRecords>('records');
    expect(all.map(({ date }) => date)).toEqual([
      '2100-01-05',
      '2100-01-04',
      '2100-01',
      '2100-01',
      '2024-03-05',
      '2023-07',
      '2022',
      null,
    ]);
  });

  test('shows an exact record with its place and day, and a coarse one with cell, month and reason', async () => {
    const { records: all } = await get<ExploreRecords>('records?district=himachal-pradesh_shimla');
    expect(all).toHaveLength(2);
    for (const record of all) {
      expect(record).toMatchObject({
        latitude: 31.15,
        longitude: 77.15,
        coarseSide: 0.1,
        date: '2100-01',
        state: { id: 'himachal-pradesh', name: 'Himachal Pradesh' },
      });
      expect(record.uncertaintyMetres).toBeGreaterThan(7_000);
      expect(record.uncertaintyMetres).toBeLessThan(8_000);
    }
    expect(
      all.map(({ speciesName, coarseBecause }) => [speciesName, coarseBecause]).sort(),
    ).toEqual([
      ['Shorea robusta', 'beside'],
      ['Taxus contorta', 'threatened'],
    ]);
    const { records: exact } = await get<ExploreRecords>('records?limit=1');
    expect(exact[0]).toMatchObject({
      ...PLACES.angul,
      coarseSide: 0,
      coarseBecause: null,
      uncertaintyMetres: null,
      block: { id: 'odisha_angul_angul', name: 'Angul' },
      source: { id: expect.stringMatching(/^form:\d+$/), name: expect.any(String) },
      hasPhoto: false,
    });
  });

  test.each(['abc', Buffer.from('["x"]').toString('base64url'), 'a'.repeat(501)])(
    'refuses the page after %.10s',
    async (after) => {
      expect((await answer(`records?after=${after}`)).statusCode).toBe(400);
    },
  );

  test('returns a record at its own address, also after an edit, until it is deleted', async () => {
    const edits = await world.send(7, ['Shorea_robusta'], PLACES.outside, { observedOn: 9 });
    const { publicPlaces } = world.collection.server.context;
    await publicPlaces.caughtUp();
    const [first] = (await get<ExploreRecords>('records?limit=1')).records;
    const path = `records/${first?.id}`;
    expect(await get(path)).toEqual(first);
    const other = await world.send(7, ['Madhuca_longifolia'], PLACES.angul, {
      edits,
      observedOn: 9,
    });
    await publicPlaces.caughtUp();
    expect(await get(`${path}?again`)).toMatchObject({ id: first?.id, ...PLACES.angul });
    await world.remove(other);
    expect((await answer(`${path}?deleted`)).statusCode).toBe(404);
    expect((await answer('records/17')).statusCode).toBe(400);
  });
});

test('gives a record another id when an edit makes it coarse', async () => {
  const { publicPlaces } = world.collection.server.context;
  const edits = await world.send(9, ['Shorea_robusta'], PLACES.outside, { observedOn: 20 });
  await publicPlaces.caughtUp();
  const [exact] = (await get<ExploreRecords>('records?limit=1&exact')).records;
  const edited = await world.send(9, ['Taxus_contorta'], PLACES.outside, { edits, observedOn: 20 });
  await publicPlaces.caughtUp();
  expect((await answer(`records/${exact?.id}`)).statusCode).toBe(404);
  const { records: coarse } = await get<ExploreRecords>(
    'records?species=Taxus_contorta&bbox=77,12,78,13',
  );
  expect(coarse).toHaveLength(1);
  expect(coarse[0]?.id).not.toBe(exact?.id);
  await world.remove(edited);
});

test('GET explore/choices lists species, borders and sources', async () => {
  const choices = await get<ExploreChoices>('choices');
  expect(choices.species[0]).toMatchObject({
    speciesName: 'Shorea robusta',
    group: 'plant',
    conservation: 'none',
    count: 5,
  });
  expect(choices.states.map(({ name, districts }) => [name, districts.length])).toEqual([
    ['Himachal Pradesh', 12],
    ['Odisha', 30],
  ]);
  expect(choices.states[1]?.districts[0]?.blocks[0]).toEqual({
    id: 'odisha_angul_angul',
    name: 'Angul',
  });
  expect(choices.sources).toEqual([
    { id: 'dataset:1', kind: 'dataset', name: 'herbarium', count: 4 },
    { id: 'form:1', kind: 'form', name: 'Tree Species Trial', count: 4 },
  ]);
});

describe('GET explore/species/:name', () => {
  test('describes a threatened species', async () => {
    expect(await get<ExploreSpecies>('species/Taxus_contorta')).toMatchObject({
      speciesName: 'Taxus contorta',
      family: 'Taxaceae',
      group: 'plant',
      conservation: 'high',
      coarseSide: 0.1,
      drawing: `${API_PREFIX}/field-sites/photos/taxus-contorta.svg`,
      lookFor: { en: '', hi: '', or: '' },
      count: 1,
      monthsOfYear: [1, ...Array.from({ length: 11 }, () => 0)],
      districts: [expect.objectContaining({ name: 'Shimla' })],
      similar: expect.arrayContaining([expect.objectContaining({ speciesName: 'Cedrus deodara' })]),
    });
  });

  test('returns 404 for an unlisted species', async () => {
    expect((await answer('species/Nothing_known')).statusCode).toBe(404);
  });
});

describe('GET explore/places/:block', () => {
  test('lists the species of a block and counts its recorders from three on', async () => {
    expect(await get<ExplorePlace>('places/odisha_angul_angul')).toMatchObject({
      block: { name: 'Angul' },
      district: { name: 'Angul' },
      state: { name: 'Odisha' },
      count: 5,
      recorders: null,
    });
    await world.send(8, ['Shorea_robusta'], PLACES.angul);
    await world.collection.server.context.publicPlaces.caughtUp();
    expect(await get<ExplorePlace>('places/odisha_angul_angul?again')).toMatchObject({
      count: 6,
      recorders: 3,
    });
  });

  test('returns 404 for an unknown block', async () => {
    expect((await answer('places/odisha_angul_nowhere')).statusCode).toBe(404);
  });
});

describe('filter by group', () => {
  const folder = useSourceFolder();

  test('finds the species of the group alone, also beside chosen species', async () => {
    const { publicPlaces, database } = world.collection.server.context;
    const { db } = database;
    const list =
      'scientificName,type,conservation\nPavo cristatus,Bird,none\nApis dorsata,Insect,none\n';
    await importSpecies(db, {
      source: await folder.source(list),
      whenStored: publicPlaces.followLists,
    });
    const file = [
      'scientificName,decimalLatitude,decimalLongitude',
      'Pavo cristatus,20.75,84.95\nPavo cristatus,20.76,84.96\nApis dorsata,20.75,84.95\n',
    ].join('\n');
    await importOccurrences(db, { source: await folder.source(file), dataset: 'Animals' });
    await publicPlaces.caughtUp();
    await until(async () => (await publicPlaces.rules()).published.has('apis dorsata'));
    const [birds, insects] = [['Pavo cristatus', 'Pavo cristatus'], ['Apis dorsata']];
    expect(await records('group=bird')).toEqual(birds);
    expect(await records('group=insect')).toEqual(insects);
    expect(await records('group=bird&species=Pavo_cristatus,Shorea_robusta')).toEqual(birds);
    expect(await records('group=bird&species=Shorea_robusta')).toEqual([]);
    for (const where of ['', '&bbox=84,20,86,22']) {
      const { total, species } = await get<ExploreSummary>(`summary?group=bird${where}`);
      expect([total, species.length]).toEqual([2, 1]);
    }
    const plants = await get<ExploreSummary>('summary?group=plant');
    expect(plants.species.map(({ speciesName }) => speciesName)).not.toContain('Pavo cristatus');
  });
});

describe('GET explore/sitemap.xml', () => {
  test('lists the pages of species that have public records', async () => {
    const { headers, body } = await answer('sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const pages = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(pages).toContain('http://localhost:3000/species/Shorea_robusta');
    expect(pages).not.toContain('http://localhost:3000/species/Cedrus_deodara');
    expect(new Set(pages).size).toBe(pages.length);
  });
});
