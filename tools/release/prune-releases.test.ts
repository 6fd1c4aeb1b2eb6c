import type { RegisteredRemote } from '@aranya/shared/contracts';
import { releasesToPrune } from './prune-releases';
import type { Release } from './stores/release-store';

const release = (version: string, releasedAt: string): Release => ({
  name: 'mfe-map',
  version,
  manifestUrl: `releases/${version}/mf-manifest.json`,
  sharedRange: '^0.2.0',
  routes: [],
  releasedAt,
});
const NOW = new Date('2026-06-30T00:00:00Z');
const LONG_AGO = '2026-01-01T00:00:00Z';
const LATELY = '2026-06-20T00:00:00Z';

const registered: RegisteredRemote = {
  ...release('current', LONG_AGO),
  canary: { ...release('canary', LONG_AGO), percent: 10 },
  previous: release('1', LONG_AGO),
  served: [1, 2, 3, 4, 5, 6, 7].map((version) => ({
    version: `${version}`,
    until: version === 7 ? LATELY : LONG_AGO,
  })),
  withdrawn: [
    { version: 'old-mistake', at: LONG_AGO, reason: '' },
    { version: 'new-mistake', at: LATELY, reason: '' },
  ],
};

test('keeps current releases, rollback targets, and those that an open tab may use', () => {
  const versions = ['current', 'canary', '1', '2', '3', '4', '5', '6', '7', 'old-mistake'];
  const releases = [...versions, 'new-mistake', 'tried'].map((one) => release(one, LONG_AGO));
  const pruned = releasesToPrune(registered, [...releases, release('new', LATELY)], NOW);
  expect(pruned).toEqual(['6', 'old-mistake', 'tried']);
});
