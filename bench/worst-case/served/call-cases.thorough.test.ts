import { useTestServer } from '../../../server/testing';
import { PERMISSIONS, permissionOf } from '../../../server/testing/permission-table';
import type { CallCase } from './call-case';
import type { Callers } from './callers';
import { callCases, OWN_CASES } from './cases/call-cases';
import { schemaOf } from './sample-body';
import { type ServedRoute, servedRoutes } from './served-routes';

/** Servers of pages and files have no list of routes. */
const isListed = ({ route }: CallCase) => !route.startsWith('GET of ');

/** They read no body: whatever is sent is bad enough. */
const WITHOUT_BODY = [
  'POST /api/aranya/user/sign-out',
  'POST /api/aranya/user/sessions/end-others',
  'POST /api/aranya/user/download',
  'POST /api/aranya/odk/replace-token',
  'POST /api/aranya/mail-updates/end',
  'POST /api/aranya/administration/cards/:id/delete',
  'POST /api/aranya/administration/mail-updates/:id/remove',
  'POST /api/aranya/administration/people/:personId/end-sessions',
];

const SOMEBODY: Callers = {
  of: () => ({
    phoneNumber: '9300000000',
    pin: '493817',
    sessions: ['a'.repeat(32)],
    appUserId: 1,
    appUserToken: 'A'.repeat(64),
  }),
};

describe('worst cases of routes', () => {
  const server = useTestServer({
    // With everything that has routes only where it is set up. Nobody answers at the provider.
    environment: {
      ARANYA_OIDC_ISSUER: 'http://127.0.0.1:9',
      ARANYA_OIDC_CLIENT_ID: 'aranya',
      ARANYA_METRICS_TOKEN: 'a token of the operator, long enough',
    },
  });
  let routes: ServedRoute[] = [];
  let cases: CallCase[] = [];

  beforeAll(async () => {
    routes = await servedRoutes({ server: server.app, identity: server.identityApp });
    cases = callCases(routes);
  });

  test('every row of the permission table has cases', () => {
    const covered = new Set(
      cases.filter(isListed).map(({ route }) => {
        const [method = '', url = ''] = route.split(' ');
        return permissionOf(method, url)?.[0];
      }),
    );
    expect(Object.keys(PERMISSIONS).filter((row) => !covered.has(row))).toEqual([]);
    expect(covered.has(undefined)).toBe(false);
  });

  test('a body that no contract describes has cases of its own', () => {
    const own = new Set(OWN_CASES.map(({ route }) => route));
    const bare = routes.filter(({ method, name, schema }) => {
      const { body } = (schema ?? {}) as { body?: unknown };
      return method === 'POST' && !own.has(name) && !schemaOf(body).properties;
    });
    expect(bare.map(({ name }) => name).toSorted()).toEqual(WITHOUT_BODY.toSorted());
  });

  test('every field of a contract has a case, at its own limit and at the limit of a body', () => {
    const missing = routes.flatMap(({ name, schema }) => {
      const { body } = (schema ?? {}) as { body?: unknown };
      return Object.keys(schemaOf(body).properties ?? {}).filter(
        (field) =>
          !cases.some(({ route, place }) => route === name && place.startsWith(`field ${field}`)),
      );
    });
    expect(missing).toEqual([]);
  });

  test('every case makes calls that can be sent', () => {
    const calls = cases.flatMap((one) =>
      Object.values(one.inputs).map((make) => make(Math.min(300, one.full), SOMEBODY)),
    );
    expect(calls.length).toBeGreaterThan(10_000);
    expect(calls.filter(({ path }) => /[^!-~]/.test(path))).toEqual([]);
  });
});
