import type { FastifyRequest } from 'fastify';
import { holdsAlready } from './holds-already';

const asking = (header?: string) =>
  ({ headers: header === undefined ? {} : { 'if-none-match': header } }) as FastifyRequest;

test.each([
  [undefined, false],
  ['', false],
  ['"leaf"', true],
  ['W/"leaf"', true],
  ['"other", W/"leaf"', true],
  ['*', true],
  ['"other"', false],
  ['"leaf-gzip"', false],
])('compares If-None-Match %s with "leaf": %s', (header, held) => {
  expect(holdsAlready(asking(header), '"leaf"')).toBe(held);
});
