import type { Registry } from '@aranya/shared/contracts';
import { placeOfVisitor } from './chosen-release';

const remote = { name: 'mfe-map', version: '1', manifestUrl: 'm', sharedRange: '*', routes: [] };
const quiet: Registry = { protocol: 1, remotes: [remote] };
const trying: Registry = {
  protocol: 1,
  remotes: [{ ...remote, canary: { ...remote, version: '2', percent: 10 } }],
};

test('what the browser says counts', () => {
  expect(placeOfVisitor(trying, 'a=b; aranya-visitor-share=9.75; c=d')).toEqual({
    share: 9.75,
    setCookie: undefined,
  });
});

test('a new visitor has a place drawn while a canary of the host is tried', () => {
  const host = { shared: '0.2.0', release: { ...remote, ...trying.remotes[0], name: 'host' } };
  expect(placeOfVisitor({ ...quiet, host }).setCookie).toBeDefined();
});

test('nobody gets a cookie where nothing is tried', () => {
  expect(placeOfVisitor(quiet, 'a=b')).toEqual({ share: undefined, setCookie: undefined });
});

test.each(['', 'aranya-visitor-share=100', 'aranya-visitor-share=-1', 'aranya-visitor-share=x'])(
  'a new visitor has a place drawn while a canary is tried: %s',
  (cookies) => {
    const { share = -1, setCookie } = placeOfVisitor(trying, cookies);
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThan(100);
    expect(setCookie).toMatch(/^aranya-visitor-share=\d{1,2}\.\d{3}; Path=\/; SameSite=Lax$/);
    expect(placeOfVisitor(trying, setCookie?.split(';')[0]).share).toBe(share);
  },
);
