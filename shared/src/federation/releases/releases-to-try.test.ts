import type { RegisteredRemote } from '@aranya/shared/contracts';
import { releasesToTry } from './releases-to-try';

const release = (version: string) => ({
  version,
  manifestUrl: `releases/${version}/mf-manifest.json`,
  sharedRange: '^0.2.0',
});
const remote: RegisteredRemote = {
  ...release('2'),
  name: 'mfe-map',
  routes: [],
  previous: release('1'),
  canary: { ...release('3'), percent: 10 },
};
const versions = (choice: Parameters<typeof releasesToTry>[1]) =>
  releasesToTry(remote, choice).map(({ version }) => version);

test('tries the current release for most visitors, then the previous one', () => {
  expect(versions({ share: 10 })).toEqual(['2', '1']);
});

test('tries the canary first for its share of the visitors', () => {
  expect(versions({ share: 9.99 })).toEqual(['3', '2', '1']);
});

test('continues with the running release if the registry has changed', () => {
  expect(versions({ share: 50, inUse: release('0') })).toEqual(['0', '2', '1']);
  expect(versions({ share: 50, inUse: release('1') })).toEqual(['1', '2']);
});

test('does not load from a release that was withdrawn meanwhile', () => {
  const withdrawn = [{ version: '3', at: '', reason: 'No legend.' }];
  const { canary: _, ...back } = { ...remote, withdrawn };
  const tried = releasesToTry(back, { share: 0, inUse: release('3') });
  expect(tried.map(({ version }) => version)).toEqual(['2', '1']);
});

test('tries a release with a changed file last', () => {
  const refused = new Set(['releases/2/mf-manifest.json']);
  expect(versions({ share: 50, refused })).toEqual(['1', '2']);
  expect(versions({ share: 50, inUse: release('2'), refused })).toEqual(['1', '2']);
});

test('has no fallback for an override', () => {
  expect(versions({ share: 0, override: release('local') })).toEqual(['local']);
});
