import { signedInPerson, useTestServer } from '../../testing';
import { routesOf } from '../people/accounts/guard';

const concrete = (url: string) => url.replace(/:\w+/g, '1');

describe('access to the administration', () => {
  const server = useTestServer();

  const routes = () =>
    routesOf(server.app).filter(({ url }) => url.startsWith('/api/aranya/administration/'));
  const statusesFor = async (headers: Record<string, string>) => {
    const statuses: [route: string, status: number][] = [];
    for (const { method, url } of routes()) {
      const answer = await server.app.inject({
        method: method as 'GET',
        url: concrete(url),
        headers,
        ...(method === 'POST' ? { payload: {} } : {}),
      });
      statuses.push([`${String(method)} ${url}`, answer.statusCode]);
    }
    return statuses;
  };
  const all = (status: number) =>
    routes().map(({ method, url }) => [`${String(method)} ${url}`, status]);

  test('declares the audience administrator on every route', () => {
    expect(routes().length).toBeGreaterThan(20);
    for (const { config } of routes()) expect(config?.audience).toBe('administrator');
  });

  test('asks a visitor to sign in', async () => {
    expect(await statusesFor({})).toEqual(all(401));
  });

  test.each([
    ['a collector', {}],
    ['community-for staff', { isCommForUser: true }],
  ])('refuses %s', async (_, wishes) => {
    const { headers } = await signedInPerson(server, wishes);
    expect(await statusesFor(headers)).toEqual(all(403));
  });

  test('admits an administrator', async () => {
    const { headers } = await signedInPerson(server, { isAdministrator: true });
    const refused = (await statusesFor(headers)).filter(([, status]) =>
      [401, 403].includes(status),
    );
    expect(refused).toEqual([]);
  });
});
