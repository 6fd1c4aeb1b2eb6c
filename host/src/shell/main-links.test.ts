import { activeMainLink, isDashboard } from './main-links';

test.each(['/', '/about', '/need-discovery', '/science', '/play'])('%s is highlighted', (path) => {
  expect(activeMainLink(path)).toBe(path);
});

test.each(['/login', '/dashboard', '/n-fold', '/contact-us', '/about/us'])(
  'on %s no link is highlighted',
  (path) => {
    expect(activeMainLink(path)).toBeUndefined();
  },
);

test('a path is recognised as the router recognises it', () => {
  expect(activeMainLink('/About/')).toBe('/about');
  expect([isDashboard('/dashboard'), isDashboard('/Dashboard'), isDashboard('/')]).toEqual([
    true,
    true,
    false,
  ]);
});
