import { SIGNED_OUT } from '@aranya/shared/session';
import { routesByPath } from '../routes/routes-by-path';
import { productRoutes } from '../testing/product-routes';
import { activeLink, hasOwnHeader, siteLinks } from './site-links';

const routes = productRoutes();
const collector = { ...SIGNED_OUT, userId: '1' };
const communityFor = { ...collector, isCommForUser: '1' };
const administrator = { ...collector, isAdministrator: true };
const bar = siteLinks(routes, 'main', 'desktop', administrator);
const active = (pathname: string) => activeLink(bar, pathname)?.to;

test.each(['/', '/about', '/need-discovery', '/science', '/play'])('highlights %s', (path) => {
  expect(active(path)).toBe(path);
});

test.each(['/login', '/dashboard', '/n-fold', '/contact-us', '/about/us', '/administrators'])(
  'highlights no link on %s',
  (path) => {
    expect(active(path)).toBeUndefined();
  },
);

test('compares paths as the router does', () => {
  expect(active('/About/')).toBe('/about');
  expect(
    ['/dashboard', '/Dashboard', '/', '/nowhere'].map((path) => hasOwnHeader(routes, path)),
  ).toEqual([true, true, false, false]);
});

test('shows administration links to administrators only, marked on all its pages', () => {
  expect(bar.at(-1)).toMatchObject({ to: '/admin/people', name: 'Administration' });
  expect(active('/admin/forms')).toBe('/admin/people');
  for (const session of [SIGNED_OUT, collector]) {
    expect(siteLinks(routes, 'main', 'desktop', session)).toHaveLength(5);
  }
});

test('shows reviewers one link to the records', () => {
  for (const [place, application] of [
    ['main', 'desktop'],
    ['menu', 'mobile'],
  ] as const) {
    const links = siteLinks(routes, place, application, { ...collector, isReviewer: true });
    expect(links.at(-1)).toMatchObject({ to: '/admin/records', name: 'Review' });
    expect(activeLink(links, '/admin/records/7')?.to).toBe('/admin/records');
    const ofAdministrator = siteLinks(routes, place, application, administrator);
    expect(ofAdministrator.filter(({ covers }) => covers === '/admin')).toHaveLength(1);
  }
});

test('gives everybody one link to their own page, and visitors one to sign in', () => {
  const ways = (
    place: 'person' | 'sign-in',
    application: 'desktop' | 'mobile',
    session = collector,
  ) => siteLinks(routes, place, application, session).map(({ to }) => to);
  expect(ways('person', 'desktop')).toEqual(['/dashboard']);
  expect(ways('person', 'desktop', communityFor)).toEqual(['/dashboard']);
  expect(ways('person', 'mobile')).toEqual(['/mob-login']);
  expect(ways('sign-in', 'desktop', SIGNED_OUT)).toEqual(['/login']);
  expect(ways('sign-in', 'mobile', SIGNED_OUT)).toEqual(['/mob-login']);
});

test('sorts links of several remotes together, and ignores unknown places of newer remotes', () => {
  const release = { version: '1', manifestUrl: '/m.json', sharedRange: '*' };
  const route = { viewport: 'any', audience: 'anyone', expose: './a', title: 'A' } as const;
  const seeds = { ...route, path: '/seeds', links: [{ place: 'foot', order: 2, name: 'Seeds' }] };
  const trees = {
    ...route,
    path: '/trees',
    links: [
      { place: 'foot', order: 1 },
      { place: 'tower', order: 1 },
    ],
  };
  const two = routesByPath([
    { ...release, name: 'mfe-seeds', routes: [seeds] },
    { ...release, name: 'mfe-trees', routes: [trees] },
  ]);
  for (const application of ['desktop', 'mobile'] as const) {
    expect(
      siteLinks(two, 'foot', application, SIGNED_OUT).map(({ to, name }) => [to, name]),
    ).toEqual([
      ['/trees', 'A'],
      ['/seeds', 'Seeds'],
    ]);
  }
});

test('offers collectors the form for sightings on phones', () => {
  const inMenu = (application: 'desktop' | 'mobile', session = collector) =>
    siteLinks(routes, 'menu', application, session).map(({ to }) => to);
  const address = '/record/seen_in_the_forest';
  expect(inMenu('mobile')).toContain(address);
  for (const found of [
    inMenu('desktop'),
    inMenu('mobile', SIGNED_OUT),
    inMenu('mobile', communityFor),
  ]) {
    expect(found).not.toContain(address);
  }
});
