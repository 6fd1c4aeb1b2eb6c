import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import Fastify from 'fastify';
import { signedInPerson, useTestServer } from '../../../testing';
import { readTranslations } from '../../platform/languages/translations';
import { answerProblems } from '../../platform/problems/error-handler';
import { guardRoutes, requirePerson, routesOf } from './guard';
import { ADMITTED_MS } from './limits';

const concrete = (url: string) => url.replace(/:\w+/g, 'anything').replace('*', 'anything');

describe('audiences of routes', () => {
  const server = useTestServer({
    // Raises the limit, because all calls of the test use one address.
    limits: { gapPerAddress: { attempts: 1000, seconds: 60 } },
  });

  const calls = () =>
    [server.app, server.identityApp].flatMap((app) =>
      routesOf(app).flatMap(({ method, url, config }) =>
        [method].flat().map((verb) => ({ app, method: verb, url, ...config })),
      ),
    );

  test('declares an audience on every route', () => {
    expect(calls().length).toBeGreaterThan(20);
    for (const { audience } of calls()) {
      expect([
        'anyone',
        'signed-in',
        'collector',
        'community-for',
        'administrator',
        'reviewer',
        'app-user',
        'monitor',
      ]).toContain(audience);
    }
  });

  test.each([
    ['nothing', undefined],
    ['a token that nobody has', 'Bearer abcdefghijklmnopqrstuvwxyz123456'],
    ['a damaged token', 'Bearer a b;c%00'],
    ['another scheme', 'Basic OTAwMDAwMDAwMToyNDY4MTA='],
  ])('refuses %s on routes for signed-in people', async (_, authorization) => {
    const closed = calls().filter(({ audience }) =>
      audience?.match(/signed-in|collector|community-for|administrator|reviewer/),
    );
    expect(closed.length).toBeGreaterThan(5);
    for (const { app, method, url, whenSignedOut } of closed) {
      const answer = await app.inject({
        method: method as 'GET',
        url: concrete(url),
        headers: authorization ? { authorization } : {},
        ...(method === 'POST' ? { payload: {} } : {}),
      });
      expect([`${method} ${url}`, [401, 403].includes(answer.statusCode)]).toEqual([
        `${method} ${url}`,
        true,
      ]);
      if (method === 'HEAD') continue;
      expect([`${method} ${url}`, answer.json().code]).toEqual([
        `${method} ${url}`,
        whenSignedOut ?? 'not_signed_in',
      ]);
    }
  });

  test('refuses collectors on routes for community-for people', async () => {
    const { headers } = await signedInPerson(server);
    for (const { app, method, url, audience } of calls()) {
      if (audience !== 'community-for') continue;
      const answer = await app.inject({ method: method as 'GET', url: concrete(url), headers });
      expect(answer.statusCode).toBe(403);
    }
  });

  test('refuses everybody else on routes for administrators and reviewers', async () => {
    const app = Fastify();
    answerProblems(app, readTranslations());
    guardRoutes(app, server.context.sessions, server.context.limiter);
    app.get('/administration', { config: { audience: 'administrator' } }, async () => 'welcome');
    app.get('/review', { config: { audience: 'reviewer' } }, async () => 'welcome');
    for (const [wishes, administration, review] of [
      [{}, 403, 403],
      [{ isCommForUser: true }, 403, 403],
      [{ isReviewer: true }, 403, 200],
      [{ isAdministrator: true }, 200, 200],
    ] as const) {
      const { headers } = await signedInPerson(server, wishes);
      const status = async (url: string) => (await app.inject({ url, headers })).statusCode;
      expect([await status('/administration'), await status('/review')]).toEqual([
        administration,
        review,
      ]);
    }
    for (const url of ['/administration', '/review']) {
      expect((await app.inject(url)).statusCode).toBe(401);
    }
    await app.close();
  });

  test("sends refusals with CORS headers for the front end's pages", async () => {
    const [origin = ''] = server.settings.allowedOrigins;
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/aranya/profile/getProfile',
      headers: { origin },
      payload: { token: 'abc', phoneNumber: '9000000001' },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
  });

  test("refuses a token in the body that differs from the header's", async () => {
    const [one, other] = [await signedInPerson(server), await signedInPerson(server)];
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/aranya/profile/getProfile',
      headers: one.headers,
      payload: { token: other.token, phoneNumber: one.phoneNumber },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ code: 'forbidden', message: 'Forbidden' });
  });
});

const PERSON = {
  id: 'asha',
  name: 'Asha',
  phoneNumber: '9000000001',
  isCommForUser: false,
  isAdministrator: false,
  isReviewer: false,
  odkUserId: null,
  token: 'a token',
};

describe('guard', () => {
  const limiter = { count: async () => undefined };
  const nobody = { personOf: async () => null, end: async () => undefined };

  test('stops the server from starting if a route declares no audience', async () => {
    const app = Fastify();
    guardRoutes(app, nobody, limiter);
    app.get('/forgotten', async () => 'open to all');
    await expect(app.ready()).rejects.toThrow(/\/forgotten/);
  });

  test('stops the server from starting if a route that writes declares no limit', async () => {
    const app = Fastify();
    guardRoutes(app, nobody, limiter);
    app.get('/read', { config: { audience: 'anyone' } }, async () => 'read');
    app.post('/written', { config: { audience: 'anyone' } }, async () => 'written');
    await expect(app.ready()).rejects.toThrow(/how often \(config\.limit\): POST \/written/);
  });

  test('checks the role again after a slow body arrived', async () => {
    let isAdministrator = true;
    let note = () => {};
    const isAdmitted = new Promise<void>((resolve) => {
      note = resolve;
    });
    const personOf = async () => {
      note();
      return { ...PERSON, isAdministrator };
    };
    const app = Fastify();
    answerProblems(app, readTranslations());
    guardRoutes(app, { ...nobody, personOf }, limiter);
    app.post(
      '/administration',
      { config: { audience: 'administrator', limit: 'changes-nothing' } },
      async () => 'done',
    );
    const body = new PassThrough();
    const answer = app.inject({
      method: 'POST',
      url: '/administration',
      headers: { 'content-type': 'application/json' },
      payload: body,
    });
    await isAdmitted;
    await nextTurn();
    isAdministrator = false;
    const later = Date.now() + ADMITTED_MS + 1;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    body.end('{}');
    expect((await answer).statusCode).toBe(403);
    jest.restoreAllMocks();
    await app.close();
  });

  test('provides no person on an open route', async () => {
    const app = Fastify();
    answerProblems(app, readTranslations());
    guardRoutes(app, nobody, limiter);
    app.get('/open', { config: { audience: 'anyone' } }, (request) => requirePerson(request));
    const answer = await app.inject('/open');
    expect(answer.statusCode).toBe(401);
    await app.close();
  });
});
