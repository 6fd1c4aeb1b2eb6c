import { post, signedInPerson, useTestServer } from '../../../../testing';
import { routesOf } from '../guard';

/** No cookie authenticates a person, so a request forged by another site has no rights. */
describe('cookies', () => {
  const server = useTestServer();

  const NAMES = [
    'better-auth.session_token',
    '__Secure-better-auth.session_token',
    'better-auth.session_data',
    'session_token',
    'session',
    'token',
  ];

  test('ignores a valid session in a cookie', async () => {
    const { phoneNumber, token, headers } = await signedInPerson(server, {
      isCommForUser: true,
      isAdministrator: true,
    });
    const cookie = NAMES.map((name) => `${name}=${token}`).join('; ');
    const closed = routesOf(server.app).filter(({ config }) =>
      ['signed-in', 'community-for', 'administrator'].includes(config?.audience ?? ''),
    );
    expect(closed.length).toBeGreaterThan(5);
    for (const { method, url } of closed) {
      const answer = await server.app.inject({
        method: [method].flat()[0] as 'GET',
        url: url.replace(/:\w+/g, 'anything'),
        headers: { cookie },
        ...(method === 'POST' ? { payload: { token, phoneNumber } } : {}),
      });
      expect([url, [401, 403].includes(answer.statusCode)]).toEqual([url, true]);
    }
    const own = { token, phoneNumber };
    expect(
      (await post(server.app, '/api/aranya/profile/getProfile', own, headers)).statusCode,
    ).toBe(200);
  });

  test('never sets a cookie', async () => {
    const { phoneNumber, pin } = await signedInPerson(server);
    const answer = await post(server.app, '/api/aranya/user/uloggedin-login', {
      phoneNumber,
      password: pin,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const page = await server.identityApp.inject('/register');
    expect(page.headers['set-cookie']).toBeUndefined();
  });

  test('refuses forms of other sites: the identity routes accept JSON only', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      const answer = await server.identityApp.inject({
        method: 'POST',
        url: '/register/code',
        headers: { 'content-type': type, origin: 'https://evil.example' },
        payload: '{"phoneNumber":"9300000001"}',
      });
      expect([type, answer.statusCode]).toEqual([type, 400]);
    }
  });
});
