import { FieldSiteViewers, ForestData } from '@aranya/shared/contracts';
import { signedInPerson, type TestPerson, useTestServer } from '../../../testing';
import { installDemonstrationSites } from '../../demonstration/field-sites/install-demonstration-sites';

describe('field sites', () => {
  const server = useTestServer({
    prepare: async ({ database }) => {
      await installDemonstrationSites(database.db);
    },
  });
  let staff: TestPerson;
  let collector: TestPerson;
  beforeAll(async () => {
    staff = await signedInPerson(server, { isCommForUser: true });
    collector = await signedInPerson(server);
  });

  const getData = (payload: object, headers: object = staff.headers) =>
    server.app.inject({
      method: 'POST',
      url: '/api/aranya/getData',
      payload,
      headers: { ...headers },
    });
  const siteData = (siteName: string) =>
    getData({ getSitesOnly: false, userId: 'aranya', siteName });
  const viewersOf = (siteName: string, headers: object = staff.headers) =>
    server.app.inject({
      method: 'GET',
      url: `/api/aranya/field-sites/${encodeURIComponent(siteName)}/viewers`,
      headers: { ...headers },
    });
  const SALBANI = 'Salbani, Angul (demonstration)';
  const KUSUMDIHI = 'Kusumdihi, Kendujhar (demonstration)';
  const KHAIRI = 'Khairi, Una (demonstration)';

  test('lists four sites, each marked as a demonstration', async () => {
    const answer = await getData({ getSitesOnly: true, userId: 'aranya' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      { fieldSite: SALBANI },
      { fieldSite: KUSUMDIHI },
      { fieldSite: 'Banog, Mandi (demonstration)' },
      { fieldSite: KHAIRI },
    ]);
  });

  test('accepts the fixed user id as a text or a number', async () => {
    expect((await getData({ getSitesOnly: true, userId: 57 })).statusCode).toBe(200);
    expect((await getData({ getSitesOnly: true, userId: 'anybody' })).statusCode).toBe(200);
  });

  test('returns the species of a site with type, drawing and caption', async () => {
    const site = (await siteData(SALBANI)).json();
    expect(site.fieldSite).toBe(SALBANI);
    expect(site.speciesData[0]).toEqual({
      speciesName: 'Sal, Shorea robusta',
      speciesNameType: 'Tree',
      imageUri: '/api/aranya/field-sites/photos/shorea-robusta.svg',
      imageCaption: expect.stringContaining('winged fruits'),
    });
    const types = site.speciesData.map((one: { speciesNameType: string }) => one.speciesNameType);
    expect([...new Set(types)].sort()).toEqual([
      'Bamboo',
      'Bird',
      'Climber',
      'Mammal',
      'Shrub',
      'Tree',
    ]);
  });

  test('serves every drawing of a site to everybody', async () => {
    const sites = (await getData({ getSitesOnly: true, userId: 1 })).json() as {
      fieldSite: string;
    }[];
    const uris = new Set<string>();
    for (const { fieldSite } of sites) {
      for (const { imageUri } of (await siteData(fieldSite)).json().speciesData) {
        uris.add(imageUri);
      }
    }
    expect(uris.size).toBeGreaterThan(15);
    for (const url of uris) {
      const drawing = await server.app.inject({ method: 'GET', url });
      expect([url, drawing.statusCode]).toEqual([url, 200]);
      expect(drawing.headers['content-type']).toBe('image/svg+xml');
      expect(drawing.body).toMatch(/^<svg /);
      expect(drawing.body).not.toMatch(/<script|href=|on\w+=/);
    }
  });

  test('returns a questionnaire with the legal owner and sixteen answers', async () => {
    const [entry] = (await siteData(SALBANI)).json().questionairData;
    const data = ForestData.parse(JSON.parse(entry.forestData));
    expect(Object.values(data).every((value) => String(value).length > 20)).toBe(true);
    expect(Object.keys(data)).toHaveLength(17);
  });

  test('returns unanswered questions for one site and no species for another', async () => {
    const [entry] = (await siteData(KUSUMDIHI)).json().questionairData;
    const data = JSON.parse(entry.forestData) as Record<string, string>;
    expect(Object.keys(data).filter((key) => data[key] === '')).toEqual([
      'question2',
      'question12',
      'question15',
    ]);
    expect((await siteData(KHAIRI)).json().speciesData).toEqual([]);
  });

  test('returns not_found for an unknown site and asks for a missing name', async () => {
    const unknown = await siteData('Nowhere');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json().code).toBe('not_found');
    expect((await viewersOf('Nowhere')).statusCode).toBe(404);
    const missing = await getData({ getSitesOnly: false, userId: 1 });
    expect(missing.statusCode).toBe(400);
    expect(missing.json().fields).toEqual([{ field: 'siteName', message: 'This is needed.' }]);
  });

  test('answers only community-for staff', async () => {
    expect((await getData({ getSitesOnly: true, userId: 1 }, {})).statusCode).toBe(401);
    const refused = await getData({ getSitesOnly: true, userId: 1 }, collector.headers);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toBe('Forbidden');
    expect((await viewersOf(SALBANI, {})).statusCode).toBe(401);
    expect((await viewersOf(SALBANI, collector.headers)).statusCode).toBe(403);
  });

  test('returns layers, plots and institutions for the viewers', async () => {
    const answer = await viewersOf(SALBANI);
    expect(answer.statusCode).toBe(200);
    const site = FieldSiteViewers.parse(answer.json());
    expect(site).toMatchObject({ fieldSite: SALBANI, state: 'Odisha', demonstration: true });
    expect(site.plots.map(({ name }) => name)).toEqual(
      site.layers.plots.features.map(({ properties }) => properties.name),
    );
    expect(site.institutions.rules.map(({ level }) => level)).toContain('constitutional');
  });

  test('serves no files under other names', async () => {
    for (const name of ['nothing.svg', '..%2F..%2Fpackage.json', 'README.md', 'Shorea.svg']) {
      const url = `/api/aranya/field-sites/photos/${name}`;
      expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(404);
    }
  });

  test('changes nothing when the sites are entered again', async () => {
    expect(await installDemonstrationSites(server.context.database.db)).toBe(0);
    expect((await getData({ getSitesOnly: true, userId: 1 })).json()).toHaveLength(4);
  });
});
