import type { Registry } from '@aranya/shared/contracts';
import { placeOfVisitor } from './chosen-release';

const remote = { name: 'mfe-map', version: '1', manifestUrl: 'm', sharedRange: '*', routes: [] };
const quiet: Registry = { protocol: 1, remotes: [remote] };
const trying: Registry = {
  protocol: 1,
  remotes: [{ ...remote, canary: { ...remote, version: '2', percent: 10 } }],
};

test("selects the release by the browser's cookie", () => {
  expect(placeOfVisitor(trying, 'a=b; aranya-visitor-share=9.75; c=d')).toEqual({
    share: 9.75,
    setCookie: undefined,
  });
});

test('assigns a place to a new visitor while the host has a canary', () => {
  const host = { shared: '0.2.0', release: { ...remote, ...trying.remotes[0], name: 'host' } };
  expect(placeOfVisitor({ ...quiet, host }).setCookie).toBeDefined();
});

test('sets no cookie without a canary', () => {
  expect(placeOfVisitor(quiet, 'a=b')).toEqual({ share: undefined, setCookie: undefined });
});

test.each(['', 'aranya-visitor-share=100', 'aranya-visitor-share=-1', 'aranya-visitor-share=x'])(
  'assigns a place to a new visitor during a canary: %s',
  (cookies) => {
    const { share = -1, setCookie } = placeOfVisitor(trying, cookies);
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThan(100);
    expect(setCookie).toMatch(/^aranya-visitor-share=\d{1,2}\.\d{3}; Path=\/; SameSite=Lax$/);
    expect(placeOfVisitor(trying, setCookie?.split(';')[0]).share).toBe(share);
  },
);
