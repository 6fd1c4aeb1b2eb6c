import { post, signedInPerson, type TestPerson, useTestServer } from '../../../testing';

const api = (path: string) => `/api/aranya/administration/${path}`;

describe('gap suggestions', () => {
  const server = useTestServer();
  let administrator: TestPerson;
  const get = (path: string) =>
    server.app.inject({ url: api(path), headers: administrator.headers });
  const details = async (query: string) =>
    (await get(`gaps?${query}`)).json().gaps.map((gap: { extraDetail: string }) => gap.extraDetail);

  beforeAll(async () => {
    administrator = await signedInPerson(server, { isAdministrator: true });
    for (const [extraDetail, sdg, country] of [
      ['Fireflies', 'Life and Land', 'India'],
      ['=cmd|calc', 'Climate Action', 'India'],
      ['ଝରଣାର ଜଳ', 'Climate Action', 'Nepal'],
    ]) {
      const body = { userName: 'a@example.org', fullName: 'Asha', extraDetail, sdg, country };
      await post(server.app, '/api/aranya/measurement_gaps', body);
    }
  });

  test('lists suggestions newest first, filtered by goal, country and state', async () => {
    expect(await details('')).toEqual(['ଝରଣାର ଜଳ', '=cmd|calc', 'Fireflies']);
    expect(await details('sdg=Climate%20Action')).toEqual(['ଝରଣାର ଜଳ', '=cmd|calc']);
    expect(await details('sdg=Climate%20Action&country=India')).toEqual(['=cmd|calc']);
    expect(await details('state=answered')).toEqual([]);
    const { total, sdgs, countries } = (await get('gaps')).json();
    expect({ total, sdgs, countries }).toEqual({
      total: 3,
      sdgs: ['Climate Action', 'Life and Land'],
      countries: ['India', 'Nepal'],
    });
  });

  test('marks a suggestion as seen and answered', async () => {
    const [newest] = (await get('gaps')).json().gaps;
    expect(newest.state).toBe('new');
    const mark = (state: string) =>
      post(server.app, api(`gaps/${newest.id}/state`), { state }, administrator.headers);
    await mark('seen');
    expect(await details('state=seen')).toEqual(['ଝରଣାର ଜଳ']);
    await mark('answered');
    expect(await details('state=answered')).toEqual(['ଝରଣାର ଜଳ']);
    expect((await mark('forgotten')).statusCode).toBe(400);
    const unknown = await post(
      server.app,
      api('gaps/999999/state'),
      { state: 'seen' },
      administrator.headers,
    );
    expect(unknown.statusCode).toBe(404);
  });

  test('downloads suggestions as a table with escaped formulas', async () => {
    const { body } = await get('gaps.csv?country=India');
    expect(body.split('\r\n')).toHaveLength(4);
    expect(body).toContain(",Climate Action,'=cmd|calc\r\n");
  });
});
