import { kindOfRequest } from './kind-of-request';

const HOST = 'https://forest.example.org';
const asked = (url: string, more: Partial<Request> = {}) => ({
  method: 'GET',
  mode: 'cors' as RequestMode,
  cache: 'default' as RequestCache,
  headers: new Headers(),
  url: new URL(url, HOST).href,
  ...more,
});

const page = { mode: 'navigate' as const };

test.each(['/', '/about', '/hi/about', '/dashboard?show=my-aranya', '/nowhere'])(
  '%s is a page',
  (address) => {
    expect(kindOfRequest(asked(address, page), HOST)).toBe('page');
  },
);

test.each(['/robots.txt', '/offline-page', 'https://map.example.org/', '/main.0123abcd.js'])(
  'opened in a window, %s is left to the browser',
  (address) => {
    expect(kindOfRequest(asked(address, page), HOST)).toBe('other');
  },
);

test.each([
  '/main.0123abcd.js',
  '/assets/noto-sans-oriya-oriya-wght-normal.c2523f32.woff2',
  'https://map.example.org/releases/0.1.0-4f47984a04/mf-manifest.json',
  'https://map.example.org/chunks/1812.4a715c73b4.js?retry=1',
])('%s never changes: a file', (address) => {
  expect(kindOfRequest(asked(address), HOST)).toBe('file');
});

test.each(['/registry.json', '/favicon.svg', 'https://server.example.org/api/aranya/profile'])(
  '%s changes: it is left to the browser',
  (address) => {
    expect(kindOfRequest(asked(address), HOST)).toBe('other');
  },
);

test('what is asked for anew, a part of a film and what is sent are left to the browser', () => {
  const file = '/releases/1.0.0/film.webm';
  expect(kindOfRequest(asked(file, { cache: 'reload' }), HOST)).toBe('other');
  expect(kindOfRequest(asked(file, { headers: new Headers({ Range: 'bytes=0-' }) }), HOST)).toBe(
    'other',
  );
  expect(kindOfRequest(asked('/login', { method: 'POST', ...page }), HOST)).toBe('other');
});
