import { releaseTable } from './release-table';
import { released, rolledBack, tried } from './stores/move-pointer';
import { EMPTY_REGISTRY, type Release } from './stores/release-store';

const release = (version: string): Release => ({
  name: 'mfe-map',
  version,
  manifestUrl: `releases/${version}/mf-manifest.json`,
  sharedRange: '^0.2.0',
  routes: [],
  releasedAt: '2026-06-01T10:00:00.000Z',
});

test('lists the state of each release', () => {
  const at = '2026-06-02T11:30:00.000Z';
  const releases = ['new', 'bad', 'c', 'b', 'a'].map(release);
  let registry = ['a', 'b', 'c', 'bad'].reduce(
    (now, version) => released(now, release(version), at),
    EMPTY_REGISTRY,
  );
  registry = rolledBack(registry, 'mfe-map', { releases, reason: 'No legend.', at });
  registry = tried(registry, release('new'), 10);
  const table = releaseTable('mfe-map', releases, registry, new Map([['b', ['x.js is missing']]]));
  const standings = table.split('\n').map((line) => line.replace(/.*no hashes {2}/, ''));
  expect(standings).toEqual([
    'canary 10 %',
    'withdrawn 2026-06-02T11:30Z: No legend.',
    'current',
    'previous',
    '  ! x.js is missing',
    'served until 2026-06-02T11:30Z',
  ]);
});
