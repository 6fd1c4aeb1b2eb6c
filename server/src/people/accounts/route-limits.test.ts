import { signedInPerson, type TestPerson, useTestServer } from '../../../testing';
import {
  ATTEMPT_LIMITS,
  type AttemptLimit,
  type AttemptLimitName,
} from '../../platform/configuration/limits';
import { auditEntry } from '../audit/tables';
import type { Audience } from './audience';
import { isCountedHere, routesOf } from './guard';
import { SESSIONS_OF_PERSON } from './limits';
import { beginSession } from './sessions/begin-session';
import { sessionsOf } from './sessions/session-list';

/** Limits that are exhausted from the start: all that the guard counts. */
const usedUp = Object.fromEntries(
  Object.keys(ATTEMPT_LIMITS)
    .filter((name) => !/^(signIn|code|textMessages|budget|lockNoted)/.test(name))
    .map((name) => [name, { attempts: 0, seconds: 60 }]),
) as Record<AttemptLimitName, AttemptLimit>;

const concrete = (url: string) => url.replace(/:\w+|\*/g, '1');

describe('limits of calls', () => {
  const server = useTestServer({
    limits: usedUp,
    environment: { ARANYA_OIDC_ISSUER: 'http://127.0.0.1:9', ARANYA_OIDC_CLIENT_ID: 'aranya' },
  });

  const writing = () =>
    [server.app, server.identityApp].flatMap((app) =>
      routesOf(app).flatMap(({ method, url, config }) =>
        [method]
          .flat()
          .filter((verb) => verb !== 'GET' && verb !== 'HEAD')
          .map((verb) => ({ app, method: verb, url, ...config })),
      ),
    );

  test('declares a limit on every route that writes', () => {
    expect(writing().length).toBeGreaterThan(50);
    expect(writing().filter(({ limit }) => !limit)).toEqual([]);
    const free = writing().filter(({ limit }) => limit === 'changes-nothing');
    expect(free.map(({ url }) => url.replace('/api/aranya', '')).sort()).toEqual([
      '/collected-data',
      '/getData',
      '/profile/getProfile',
    ]);
  });

  test('refuses calls of each counted route when its limit is exhausted', async () => {
    const [collector, communityFor, administrator, reviewer] = [
      await signedInPerson(server),
      await signedInPerson(server, { isCommForUser: true }),
      await signedInPerson(server, { isAdministrator: true }),
      await signedInPerson(server, { isReviewer: true }),
    ];
    const callers: Partial<Record<Audience, TestPerson>> = {
      'signed-in': collector,
      collector,
      'community-for': communityFor,
      administrator,
      reviewer,
    };
    const counted = writing().filter(({ limit }) => isCountedHere(limit));
    expect(counted.length).toBeGreaterThan(40);
    const answers: string[] = [];
    for (const { app, method, url, audience } of counted) {
      const { headers = {} } = (audience && callers[audience]) ?? {};
      const answer = await app.inject({
        method: method as 'POST',
        // Unsubscribing needs a token, and the form without scripts accepts our own pages only.
        url: `${concrete(url)}?token=none`,
        headers: { ...headers, origin: server.settings.allowedOrigins[0] },
      });
      answers.push(`${answer.statusCode} ${method} ${url}`);
    }
    expect(answers.filter((answer) => !answer.startsWith('429 '))).toEqual([]);
    const entries = await server.context.database.db.select().from(auditEntry);
    expect(entries.filter(({ action }) => action === 'phone.token_replaced')).toEqual([]);
  });
});

describe('sessions of a person', () => {
  const server = useTestServer();

  test('ends the least recently used session when a person has too many', async () => {
    const { id, headers, token } = await signedInPerson(server);
    const { database, sessions } = server.context;
    let newest = '';
    for (let made = 1; made <= SESSIONS_OF_PERSON; made += 1) {
      newest = (await beginSession(database.db, id, {}))?.token ?? '';
    }
    expect(await sessionsOf(database.db, { personId: id, token })).toHaveLength(SESSIONS_OF_PERSON);
    expect(await sessions.personOf(headers.authorization)).toBeNull();
    expect(await sessions.personOf(`Bearer ${newest}`)).toMatchObject({ id });
  });
});
