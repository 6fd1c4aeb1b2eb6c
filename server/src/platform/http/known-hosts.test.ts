import { knownHosts } from './known-hosts';

const known = knownHosts(['https://server.example.org:4000', 'https://aranya.example.org']);

test.each([
  ['localhost:3000', 'localhost'],
  ['Aranya.Example.org', 'aranya.example.org'],
  ['server.example.org:4000', 'server.example.org'],
  ['192.168.1.7:3000', '192.168.1.7'],
  ['127.0.0.1', '127.0.0.1'],
  ['[::1]:4000', '[::1]'],
])('recognises %s as %s', (host, name) => {
  expect(known(host)).toBe(name);
});

test.each([
  undefined,
  '',
  'evil.example',
  'localhost.evil.example',
  'evil.example:localhost',
  'aranya.example.org.',
  '127.0.0.1.evil.example',
  "localhost;script-src 'unsafe-inline'",
  'a@localhost',
])('does not recognise %s', (host) => {
  expect(known(host)).toBeUndefined();
});
