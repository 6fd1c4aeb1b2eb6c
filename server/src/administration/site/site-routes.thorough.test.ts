import type { WrittenSpeciesAnswer } from '@aranya/shared/contracts/explore';
import { post, signedInPerson, type TestPerson, useTestServer } from '../../../testing';

const LINKS = {
  dataExplorer: 'https://data.example.org/',
  uavEngine: '',
  documentation: 'https://docs.example.org/',
  forum: 'https://forum.example.org/',
  instagram: '',
  youtube: '',
  github: '',
  x: '',
  linkedin: '',
};

describe('links and terms of the site', () => {
  const server = useTestServer();
  let administrator: TestPerson;
  beforeAll(async () => {
    administrator = await signedInPerson(server, { isAdministrator: true });
  });

  const tell = (path: string, body: object) =>
    post(server.app, `/api/aranya/administration/${path}`, body, administrator.headers);
  const shown = async (path: string) => (await server.app.inject(`/api/aranya/${path}`)).json();

  test('returns no links and terms before they are saved', async () => {
    expect(await shown('site-links')).toEqual({ links: {} });
    expect(await shown('site-terms')).toEqual({ terms: '' });
  });

  test('publishes saved links and terms, including empty links; the last save wins', async () => {
    expect(
      (await tell('site-links', { ...LINKS, forum: 'https://old.example.org/' })).json(),
    ).toEqual({ done: true });
    await tell('site-links', LINKS);
    expect(await shown('site-links')).toEqual({ links: LINKS });
    const answer = await server.app.inject('/api/aranya/site-links');
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
  });

  test("keeps a tool's link if a page omits it", async () => {
    await tell('site-links', { ...LINKS, motionSensor: 'https://sensor.example.org/' });
    await tell('site-links', LINKS);
    expect(await shown('site-links')).toEqual({
      links: { ...LINKS, motionSensor: 'https://sensor.example.org/' },
    });
    await tell('site-links', { ...LINKS, motionSensor: '' });
    expect((await shown('site-links')).links.motionSensor).toBe('');
  });

  test('stores the paragraphs of terms beside the links', async () => {
    await tell('site-terms', { terms: '  Be kind.\n\nଜଙ୍ଗଲକୁ ସମ୍ମାନ କରନ୍ତୁ।\n' });
    expect(await shown('site-terms')).toEqual({ terms: 'Be kind.\n\nଜଙ୍ଗଲକୁ ସମ୍ମାନ କରନ୍ତୁ।' });
    expect((await shown('site-links')).links).not.toHaveProperty('terms');
    await tell('site-terms', { terms: '' });
    expect(await shown('site-terms')).toEqual({ terms: '' });
  });

  test.each(['javascript:alert(1)', 'http://example.org', '//example.org', 'example.org'])(
    'refuses %s as a link, names the field and stores nothing',
    async (forum) => {
      const before = await shown('site-links');
      const answer = await tell('site-links', { ...LINKS, github: 'https://new.example', forum });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toEqual([
        {
          field: 'forum',
          message: 'Write a link that begins with https://, or leave it empty.',
        },
      ]);
      expect(await shown('site-links')).toEqual(before);
    },
  );

  test('refuses terms of more than 40,000 characters', async () => {
    const answer = await tell('site-terms', { terms: 'a'.repeat(40_001) });
    expect(answer.json().fields).toEqual([
      { field: 'terms', message: 'At most 40,000 characters.' },
    ]);
  });

  test('publishes identification notes of a listed species in three languages', async () => {
    const lookFor = { en: 'Flat needles in two rows.', hi: 'चपटी पत्तियाँ।', or: '' };
    const written = { speciesName: 'Taxus_contorta', lookFor };
    expect((await tell('species-texts', written)).json()).toEqual({ done: true });
    expect((await shown('explore/species/Taxus_contorta')).lookFor).toEqual(lookFor);
    const stored = (path: string) =>
      server.app.inject({
        url: `/api/aranya/administration/species-texts${path}`,
        headers: administrator.headers,
      });
    expect((await stored('/Taxus_contorta')).json()).toEqual({ lookFor });
    expect((await stored('/Nothing_known')).statusCode).toBe(404);
    const { species } = (await stored('')).json<WrittenSpeciesAnswer>();
    const languages = new Map(species.map((one) => [one.speciesName, one.written]));
    expect(languages.get('Taxus contorta')).toEqual(['en', 'hi']);
    expect(languages.get('Shorea robusta')).toEqual([]);
    expect(await shown('site-links')).not.toHaveProperty(['links', 'look-for en taxus contorta']);
    const unknown = await tell('species-texts', { ...written, speciesName: 'Nothing_known' });
    expect(unknown.statusCode).toBe(404);
  });
});
