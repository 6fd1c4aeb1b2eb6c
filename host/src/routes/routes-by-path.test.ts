import type { RegisteredRemote } from '@aranya/shared/contracts';
import { SIGNED_OUT } from '@aranya/shared/session';
import { chooseRoute, routesByPath, wayBack } from './routes-by-path';

const release = { version: '1', manifestUrl: '/m.json', sharedRange: '^0.2.0' };
const remotes: RegisteredRemote[] = [
  {
    ...release,
    name: 'mfe-dashboard',
    routes: [
      { path: '/dashboard', viewport: 'desktop', audience: 'collector', expose: './d', title: 'D' },
      { path: '/dashboard', viewport: 'mobile', audience: 'anyone', expose: './l', title: 'L' },
    ],
  },
  {
    ...release,
    name: 'mfe-commfor',
    routes: [
      {
        path: '/dashboard',
        viewport: 'desktop',
        audience: 'community-for',
        expose: './c',
        title: 'C',
      },
    ],
  },
  {
    ...release,
    name: 'mfe-auth',
    routes: [
      {
        path: '/login',
        viewport: 'desktop',
        audience: 'anyone',
        expose: './login',
        title: 'Sign in',
        elsewhere: '/mob-login',
        links: [{ place: 'sign-in', order: 1 }],
      },
    ],
  },
];
const routes = routesByPath(remotes);
const at = (path: string) => routes.get(path) ?? [];
const collector = { ...SIGNED_OUT, userId: '1' };

test('allows several remotes to own a path', () => {
  expect(at('/dashboard').map(({ remote }) => remote)).toEqual([
    'mfe-dashboard',
    'mfe-dashboard',
    'mfe-commfor',
  ]);
});

test('shows the dashboard of the kind of user', () => {
  expect(chooseRoute('/dashboard', routes, 'desktop', collector)).toMatchObject({
    kind: 'page',
    route: { remote: 'mfe-dashboard', expose: './d' },
  });
  expect(
    chooseRoute('/dashboard', routes, 'desktop', { ...collector, isCommForUser: '1' }),
  ).toMatchObject({ kind: 'page', route: { remote: 'mfe-commfor' } });
});

test('shows the pages of reviewers to reviewers and administrators only', () => {
  const page = { path: '/admin/records', viewport: 'any', audience: 'reviewer' } as const;
  const own = routesByPath([
    { ...release, name: 'mfe-admin', routes: [{ ...page, expose: './records', title: 'R' }] },
  ]);
  const kindFor = (part: object) =>
    chooseRoute('/admin/records', own, 'desktop', { ...collector, ...part }).kind;
  expect(kindFor({ isReviewer: true })).toBe('page');
  expect(kindFor({ isAdministrator: true })).toBe('page');
  expect(kindFor({})).toBe('unknown');
});

test('redirects a visitor to the sign-in page of the application', () => {
  expect(chooseRoute('/dashboard', routes, 'desktop', SIGNED_OUT)).toEqual({
    kind: 'redirect',
    to: '/login',
  });
});

test('treats a page that needs a person as unknown if nobody can sign in', () => {
  const withoutSignIn = routesByPath(remotes.filter(({ name }) => name !== 'mfe-auth'));
  expect(chooseRoute('/dashboard', withoutSignIn, 'desktop', SIGNED_OUT)).toEqual({
    kind: 'unknown',
  });
});

test('shows a public page without a session', () => {
  expect(chooseRoute('/dashboard', routes, 'mobile', SIGNED_OUT)).toMatchObject({ kind: 'page' });
});

test('redirects a page of the other application to its counterpart', () => {
  expect(chooseRoute('/login', routes, 'mobile', SIGNED_OUT)).toEqual({
    kind: 'counterpart',
    to: '/mob-login',
  });
});

test('treats a path without a route as unknown', () => {
  expect(chooseRoute('/nowhere', routes, 'desktop', collector)).toEqual({ kind: 'unknown' });
});

test('returns to the original page when the window has its old width again', () => {
  const state = { counterpartOf: '/login' };
  expect(wayBack(state, routes, 'desktop', SIGNED_OUT)).toBe('/login');
  expect(wayBack(state, routes, 'mobile', SIGNED_OUT)).toBeUndefined();
  expect(wayBack(null, routes, 'desktop', SIGNED_OUT)).toBeUndefined();
  expect(wayBack({ counterpartOf: '/nowhere' }, routes, 'desktop', SIGNED_OUT)).toBeUndefined();
});
