import type { RemoteRoute } from '../remotes/registry';
import { addressIn, addressParts, pathsInLanguages } from './language-address';

const OFFERED = ['en', 'hi', 'or'];

test.each([
  ['/hi/about', 'hi', '/about'],
  ['/HI/about/', 'hi', '/about/'],
  ['/or', 'or', '/'],
  ['/or/', 'or', '/'],
  ['/about', undefined, '/about'],
  ['/hinterland', undefined, '/hinterland'],
  // Telugu is not offered, and English has no prefix.
  ['/te/about', undefined, '/te/about'],
  ['/en/about', undefined, '/en/about'],
])('parses %s into language %s and page %s', (pathname, language, path) => {
  expect(addressParts(pathname, OFFERED)).toEqual({ language, path });
});

test('ignores language prefixes if one language is offered', () => {
  expect(addressParts('/hi/about')).toEqual({ language: undefined, path: '/hi/about' });
});

test('builds the address of a page in a language', () => {
  expect([addressIn('en', '/about'), addressIn('hi', '/about')]).toEqual(['/about', '/hi/about']);
  expect([addressIn('en', '/'), addressIn('hi', '/')]).toEqual(['/', '/hi']);
});

test('gives a path with personal content one address only', () => {
  const page = (path: string, audience: RemoteRoute['audience']): RemoteRoute => ({
    path,
    audience,
    viewport: 'any',
    expose: './p',
    title: '',
  });
  const isForEach = pathsInLanguages([
    page('/about', 'anyone'),
    page('/dashboard', 'collector'),
    page('/dashboard', 'anyone'),
  ]);
  expect(isForEach('/About/')).toBe(true);
  expect(isForEach('/dashboard')).toBe(false);
  expect(isForEach('/nowhere')).toBeUndefined();
});
