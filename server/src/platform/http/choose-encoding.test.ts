import { chooseEncoding } from './choose-encoding';

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['br;q=nonsense', null],
])('chooses for Accept-Encoding %s: %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
