import { ReleaseHealth } from './release-health';

const BOUNDS = { releases: 3, networks: 50, releasesPerNetwork: 2, quietMs: 1000 };

test('a network counts once, and a failure there stays counted', () => {
  const health = new ReleaseHealth(BOUNDS);
  for (let report = 0; report < 100; report++) health.count('mfe-map', '1', '192.0.2.1', true);
  health.count('mfe-map', '1', '192.0.2.1', false);
  health.count('mfe-map', '1', '192.0.2.2', false);
  expect(health.figures()).toEqual([{ remote: 'mfe-map', version: '1', networks: 2, failures: 1 }]);
});

test('no more networks are remembered than are needed', () => {
  const health = new ReleaseHealth({ ...BOUNDS, networks: 2 });
  for (const network of ['a', 'b', 'c']) health.count('mfe-map', '1', network, true);
  expect(health.figures()).toMatchObject([{ networks: 2, failures: 2 }]);
});

test('one network reports on a few releases, and what it makes up pushes out nothing real', () => {
  const health = new ReleaseHealth(BOUNDS);
  for (const network of ['a', 'b', 'c']) health.count('mfe-map', 'real', network, false);
  for (const network of ['d', 'e', 'f', 'g']) {
    for (let made = 0; made < 9; made++) health.count('mfe-map', network + made, network, true);
  }
  const figures = health.figures();
  expect(figures).toHaveLength(3);
  expect(figures).toContainEqual({ remote: 'mfe-map', version: 'real', networks: 3, failures: 0 });
});

test('what nobody reports on any more is forgotten, each network by itself', () => {
  let now = 0;
  const health = new ReleaseHealth(BOUNDS, () => now);
  health.count('mfe-map', '1', 'a', true);
  now = 600;
  health.count('mfe-map', '1', 'b', false);
  expect(health.figures()).toMatchObject([{ networks: 2, failures: 1 }]);
  now = 1001;
  expect(health.figures()).toMatchObject([{ networks: 1, failures: 0 }]);
  now = 1601;
  expect(health.figures()).toEqual([]);
});

test('what was reported before a release began anew does not count', () => {
  let now = 1;
  const health = new ReleaseHealth(BOUNDS, () => now);
  for (const network of ['a', 'b', 'c']) health.count('mfe-map', '1', network, true);
  expect(health.figures(2)).toEqual([]);
  now = 2;
  for (const network of ['a', 'b']) health.count('mfe-map', '1', network, false);
  expect(health.figures(2)).toMatchObject([{ networks: 2, failures: 0 }]);
  expect(health.figures(1)).toMatchObject([{ networks: 3, failures: 3 }]);
  health.count('mfe-map', '1', 'a', true);
  expect(health.figures(2)).toMatchObject([{ networks: 2, failures: 1 }]);
});
