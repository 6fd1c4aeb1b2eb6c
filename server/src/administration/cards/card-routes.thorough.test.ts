import type { CARD_PICTURES } from '@aranya/shared/contracts';
import type { CardFields } from '@aranya/shared/contracts/administration';
import { post, signedInPerson, type TestPerson, useTestServer } from '../../../testing';

const api = (path: string) => `/api/aranya/administration/${path}`;

const card = (title: string, more: Partial<CardFields> = {}): CardFields => ({
  kind: 'campaign',
  title,
  text: 'Count what flowers.',
  place: 'Keonjhar',
  startsOn: '2027-07-15',
  endsOn: null,
  picture: 'fields',
  link: '',
  published: true,
  ...more,
});

describe('public cards', () => {
  const server = useTestServer();
  let administrator: TestPerson;
  beforeAll(async () => {
    administrator = await signedInPerson(server, { isAdministrator: true });
  });

  const tell = (path: string, body: object = {}) =>
    post(server.app, api(path), body, administrator.headers);
  const add = async (title: string, more: Partial<CardFields> = {}): Promise<number> =>
    (await tell('cards', card(title, more))).json().id;
  const shown = async () => (await server.app.inject('/api/aranya/public-cards')).json();
  const campaigns = async () =>
    (await shown()).campaigns.map(({ title }: { title: string }) => title);

  test('returns no cards before one is published', async () => {
    expect(await shown()).toEqual({ campaigns: [], events: [] });
  });

  test('returns published cards in the chosen order', async () => {
    const first = await add('Monsoon trees');
    const second = await add('ଶୀତର ପକ୍ଷୀ');
    await add('Draft', { published: false });
    expect(await campaigns()).toEqual(['Monsoon trees', 'ଶୀତର ପକ୍ଷୀ']);
    await tell('cards/order', { kind: 'campaign', ids: [second, first] });
    expect(await campaigns()).toEqual(['ଶୀତର ପକ୍ଷୀ', 'Monsoon trees']);
    const answer = await server.app.inject('/api/aranya/public-cards');
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
    expect(answer.json().campaigns[1]).toEqual({
      id: first,
      title: 'Monsoon trees',
      text: 'Count what flowers.',
      place: 'Keonjhar',
      startsOn: '2027-07-15',
      endsOn: null,
      picture: 'fields',
      link: '',
      past: false,
    });
  });

  test('changes and deletes a card', async () => {
    const id = await add('Short-lived');
    await tell(`cards/${id}`, card('Longer', { published: false }));
    expect(await campaigns()).not.toContain('Short-lived');
    expect((await tell(`cards/${id}/delete`)).statusCode).toBe(200);
    expect((await tell(`cards/${id}/delete`)).statusCode).toBe(404);
    expect((await tell(`cards/${id}`, card('Gone'))).statusCode).toBe(404);
  });

  test('moves an event to the past events after its last day', async () => {
    await add('Over', { kind: 'event', startsOn: '2020-01-01', endsOn: '2020-01-02' });
    await add('To come', { kind: 'event', startsOn: '2020-01-01', endsOn: '2999-01-01' });
    await add('Some day', { kind: 'event', startsOn: null });
    const { events } = await shown();
    expect(
      events.map((event: { title: string; past: boolean }) => [event.title, event.past]),
    ).toEqual([
      ['Over', true],
      ['To come', false],
      ['Some day', false],
    ]);
  });

  test.each([
    ['link', { link: 'javascript:alert(1)' }],
    ['link', { link: '//other.example' }],
    ['link', { link: '/\\other.example' }],
    ['link', { link: 'http://plain.example' }],
    ['title', { title: ' ' }],
    ['startsOn', { startsOn: '2027-02-30' }],
    ['endsOn', { endsOn: '2027-07-14' }],
    ['picture', { picture: 'a photo' as (typeof CARD_PICTURES)[number] }],
  ])('refuses %s: %j', async (field, wrong) => {
    const answer = await tell('cards', card('Refused', wrong));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields.map((one: { field: string }) => one.field)).toContain(field);
  });

  test('downloads the cards as a table', async () => {
    const { body } = await server.app.inject({
      url: api('cards.csv'),
      headers: administrator.headers,
    });
    expect(body.split('\r\n')[0]).toBe(
      '\uFEFFkind,title,text,place,startsOn,endsOn,picture,link,published',
    );
    expect(body).toContain(
      'campaign,Monsoon trees,Count what flowers.,Keonjhar,2027-07-15,,fields,,true',
    );
  });
});
