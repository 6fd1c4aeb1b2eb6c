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

test('most visitors get the current release, with the previous one behind it', () => {
  expect(versions({ share: 10 })).toEqual(['2', '1']);
});

test('the canary has its share of the visitors, and falls back to the others', () => {
  expect(versions({ share: 9.99 })).toEqual(['3', '2', '1']);
});

test('what runs in the page goes on, even when the registry has moved', () => {
  expect(versions({ share: 50, inUse: release('0') })).toEqual(['0', '2', '1']);
  expect(versions({ share: 50, inUse: release('1') })).toEqual(['1', '2']);
});

test('what was withdrawn since the page began with it is not loaded from again', () => {
  const withdrawn = [{ version: '3', at: '', reason: 'No legend.' }];
  const { canary: _, ...back } = { ...remote, withdrawn };
  const tried = releasesToTry(back, { share: 0, inUse: release('3') });
  expect(tried.map(({ version }) => version)).toEqual(['2', '1']);
});

test('a release of which a file was changed is the last choice, and not forgotten', () => {
  const refused = new Set(['releases/2/mf-manifest.json']);
  expect(versions({ share: 50, refused })).toEqual(['1', '2']);
  expect(versions({ share: 50, inUse: release('2'), refused })).toEqual(['1', '2']);
});

test('a build that stands in is not replaced by anything else', () => {
  expect(versions({ share: 0, override: release('local') })).toEqual(['local']);
});
