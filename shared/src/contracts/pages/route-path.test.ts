import { addressOfParameter, ownsAddress } from './route-path';

const owns = (path: string, pathname: string) => ownsAddress(pathname)({ path });

test.each([
  ['/record/:formId', '/record/sal_trees', true],
  ['/record/:formId', '/Record/Sal%20trees/', true],
  ['/record/:formId', '/record', false],
  ['/record/:formId', '/record/', false],
  ['/record/:formId', '/record/a/b', false],
  ['/about', '/About/', true],
  ['/about', '/abouts', false],
  ['/', '/', true],
])('tells whether the route %s owns %s: %p', (path, pathname, expected) => {
  expect(owns(path, pathname)).toBe(expected);
});

test('encodes dots of a parameter, so that servers see no file name', () => {
  expect(addressOfParameter('/record/:formId', 'sal trees.v1')).toBe('/record/sal%20trees%2Ev1');
});
