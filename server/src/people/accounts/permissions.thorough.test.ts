import { signedInPerson, type TestPerson, useTestServer } from '../../../testing';
import { testForm } from '../../../testing/odk-conformance/test-forms';
import {
  CALLERS,
  type Caller,
  type CallingAs,
  type OwnersThings,
  PERMISSIONS,
  permissionOf,
} from '../../../testing/permission-table';
import { ensureAppUser } from '../../collecting/app-users/app-users';
import { grantAccess } from '../../collecting/forms/form-access';
import { publishForm } from '../../collecting/forms/publish-form';
import {
  ATTEMPT_LIMITS,
  type AttemptLimit,
  type AttemptLimitName,
} from '../../platform/configuration/limits';
import type { ServerApp } from '../../platform/http/app-types';
import { routesOf } from './guard';

const TABLE = 'server/testing/permission-table.ts';
const NOBODY: CallingAs = { token: 'a'.repeat(32), appUserToken: 'A'.repeat(64) };

/** Raises the limit, because all callers of the test use one address. */
const limits = Object.fromEntries(
  Object.keys(ATTEMPT_LIMITS).map((name) => [name, { attempts: 10_000, seconds: 60 }]),
) as Record<AttemptLimitName, AttemptLimit>;

describe('permissions of every kind of caller on every route', () => {
  const server = useTestServer({
    limits,
    // Includes optional routes. The identity provider is unreachable.
    environment: {
      ARANYA_OIDC_ISSUER: 'http://127.0.0.1:9',
      ARANYA_OIDC_CLIENT_ID: 'aranya',
      ARANYA_METRICS_TOKEN: 'a token of the operator, long enough',
    },
  });
  const things = { formId: 'owners_form', freeFormId: 'free_form' } as OwnersThings;
  const origins = new Map<ServerApp, string>();
  const people: Partial<Record<Caller, TestPerson>> = {};

  beforeAll(async () => {
    for (const app of [server.app, server.identityApp]) {
      origins.set(app, await app.listen({ host: '127.0.0.1', port: 0 }));
    }
    const { db } = server.context.database;
    const publish = (id: string) =>
      publishForm(server.context, { xml: Buffer.from(testForm({ id })), kind: 'open' });
    const { formId } = await publish(things.formId);
    await publish(things.freeFormId);
    for (const [caller, wishes] of [
      ['other', {}],
      ['owner', {}],
      ['communityFor', { isCommForUser: true }],
      ['administrator', { isAdministrator: true }],
      ['reviewer', { isReviewer: true }],
    ] as const) {
      const person = await signedInPerson(server, wishes);
      const { id } = await ensureAppUser(db, {
        personId: person.id,
        displayName: person.name,
        location: '',
      });
      people[caller] = person;
      if (caller !== 'owner') continue;
      await grantAccess(db, id, formId);
      const { phoneNumber } = person;
      Object.assign(things, { phoneNumber, odkUserId: String(id) });
    }
  });

  const newSession = async (caller: Caller): Promise<string> => {
    const { internalAdapter } = await server.context.authentication.$context;
    return (await internalAdapter.createSession(people[caller]?.id ?? '')).id;
  };

  /** A session per call, because some calls end it. */
  const callingAs = async (caller: Caller): Promise<CallingAs> => {
    const person = people[caller];
    if (!person) return NOBODY;
    const { internalAdapter } = await server.context.authentication.$context;
    const { token } = await internalAdapter.createSession(person.id);
    // The token is read again, because a call may have replaced it.
    const { token: appUserToken } = await ensureAppUser(server.context.database.db, {
      personId: person.id,
      displayName: person.name,
      location: '',
    });
    return { token, appUserToken };
  };

  const routes = () =>
    [server.app, server.identityApp].flatMap((app) =>
      routesOf(app).flatMap(({ method, url, config }) =>
        [method].flat().map((verb) => ({ app, method: verb, url, audience: config?.audience })),
      ),
    );

  test('lists every route in exactly one row, and no other route', () => {
    const missing = routes()
      .filter(({ method, url }) => !permissionOf(method, url))
      .map(({ method, url }) => `add '${method} ${url}' to ${TABLE}`);
    expect(missing).toEqual([]);
    const used = new Set(routes().map(({ method, url }) => permissionOf(method, url)?.[0]));
    const unused = Object.keys(PERMISSIONS).filter((key) => !used.has(key));
    expect(unused.map((key) => `remove '${key}' from ${TABLE}`)).toEqual([]);
  });

  test('matches the declared audience of each route', () => {
    const declared = routes().map(({ method, url, audience }) => [`${method} ${url}`, audience]);
    const tabled = routes().map(({ method, url }) => [
      `${method} ${url}`,
      permissionOf(method, url)?.[1].audience,
    ]);
    expect(declared).toEqual(tabled);
  });

  test.each(CALLERS.map((caller, column) => [caller, column] as const))(
    'gives the declared answer of %s',
    async (caller, column) => {
      const found: string[] = [];
      const expected: string[] = [];
      for (const { app, method, url } of routes()) {
        const permission = permissionOf(method, url)?.[1];
        if (!permission) continue;
        const as = await callingAs(caller);
        // Earlier calls began so many sessions that an early one ended.
        if (url.endsWith('/sessions/end')) things.sessionId = await newSession('owner');
        const asked = permission.asks?.(things, as) ?? {};
        const path = url.replace(/:(\w+)|\*/g, (name) =>
          encodeURIComponent(asked.parameters?.[name.replace(':', '')] ?? 'anything'),
        );
        const sendsBody = method !== 'GET' && method !== 'HEAD';
        const query = asked.query ? `?${new URLSearchParams(asked.query)}` : '';
        const payload = asked.payload ?? {};
        const answer = await fetch(`${origins.get(app)}${path}${query}`, {
          method,
          redirect: 'manual',
          headers: {
            ...(caller === 'visitor' ? {} : { authorization: `Bearer ${as.token}` }),
            ...(sendsBody ? { 'content-type': 'application/json' } : {}),
            ...asked.headers,
          },
          ...(sendsBody
            ? { body: typeof payload === 'string' ? payload : JSON.stringify(payload) }
            : {}),
        });
        const body = await answer.text();
        const shown = `${method} ${url}`;
        found.push(`${shown} ${answer.status}`);
        const { statuses, reviewer = statuses[1] } = permission;
        expected.push(`${shown} ${statuses[column] ?? reviewer}`);
        if (!permission.onlyForOwner || method === 'HEAD') continue;
        const isTold = body.includes(permission.onlyForOwner(things));
        found.push(`${shown} tells it: ${isTold}`);
        expected.push(`${shown} tells it: ${caller === 'owner'}`);
      }
      expect(found).toEqual(expected);
    },
  );
});
