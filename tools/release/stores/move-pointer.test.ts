import type { RegisteredRemote, Registry } from '@aranya/shared/contracts';
import fc from 'fast-check';
import { released, rolledBack, tried } from './move-pointer';
import { EMPTY_REGISTRY } from './release-store';

const release = (version: string, name = 'mfe-map'): RegisteredRemote => ({
  name,
  version,
  manifestUrl: `releases/${version}/mf-manifest.json`,
  sharedRange: '^0.2.0',
  routes: [],
});
const map = (registry: Registry) => registry.remotes.find(({ name }) => name === 'mfe-map');
/** The registry after these releases, and the store's list of them. */
const after = (...versions: string[]) => ({
  registry: versions.reduce((now, version) => released(now, release(version)), EMPTY_REGISTRY),
  releases: versions.map((version) => release(version)).reverse(),
});

test('makes a release current and the former one previous', () => {
  const { registry } = after('1', '2');
  expect(map(registry)).toMatchObject({ version: '2', previous: { version: '1' } });
  expect(map(registry)?.previous).not.toHaveProperty('routes');
});

test('releases and rolls back the host like a remote', () => {
  const host = (version: string, shared: string) => ({
    ...release(version, 'host'),
    sharedRange: shared,
  });
  const hosts = [host('2', '0.2.0'), host('1', '0.1.0')];
  const both = released(released(EMPTY_REGISTRY, host('1', '0.1.0')), host('2', '0.2.0'));
  expect(both.remotes).toEqual([]);
  expect(both.host).toMatchObject({
    shared: '0.2.0',
    release: { version: '2', previous: { version: '1' } },
  });
  const canary = tried(both, host('3', '0.3.0'), 10);
  expect(canary.host).toMatchObject({ shared: '0.2.0', release: { canary: { version: '3' } } });
  const withdrawn = rolledBack(canary, 'host', { releases: hosts });
  expect(withdrawn.host?.release).not.toHaveProperty('canary');
  expect(rolledBack(withdrawn, 'host', { releases: hosts }).host).toMatchObject({
    shared: '0.1.0',
    release: { version: '1', withdrawn: [{ version: '2' }, { version: '3' }] },
  });
});

test('keeps the hashes of a release in every position', () => {
  const integrity = { manifest: `sha384-${'M'.repeat(64)}`, entry: `sha384-${'E'.repeat(64)}` };
  const first = released(EMPTY_REGISTRY, { ...release('1'), integrity });
  expect(map(first)?.integrity).toEqual(integrity);
  expect(map(released(first, release('2')))?.previous?.integrity).toEqual(integrity);
  const canary = tried(first, { ...release('3'), integrity }, 10);
  expect(map(canary)?.canary?.integrity).toEqual(integrity);
  const back = rolledBack(released(first, release('2')), 'mfe-map', {
    releases: [release('2'), { ...release('1'), integrity }],
  });
  expect(map(back)?.integrity).toEqual(integrity);
});

test('keeps preloads with the current release only', () => {
  const needs = { './species-map': { files: ['remote-entry.js'], shared: [] } };
  const first = released(EMPTY_REGISTRY, { ...release('1'), needs });
  expect(map(first)?.needs).toEqual(needs);
  expect(map(released(first, release('2')))?.previous).not.toHaveProperty('needs');
});

test('changes nothing and ends no canary when the same release is repeated', () => {
  const { registry } = after('1', '2');
  expect(released(registry, release('2'))).toEqual(registry);
  const canary = tried(registry, release('3'), 10);
  expect(released(canary, release('2'))).toEqual(canary);
});

test('keeps a canary beside the current release until it is released or withdrawn', () => {
  const { registry, releases } = after('1', '2');
  const canary = tried(registry, release('3'), 10);
  expect(map(canary)).toMatchObject({ version: '2', canary: { version: '3', percent: 10 } });
  const { withdrawn, ...back } = map(rolledBack(canary, 'mfe-map', { releases })) ?? {};
  expect(back).toEqual(map(registry));
  expect(withdrawn).toMatchObject([{ version: '3', reason: 'Withdrawn by hand.' }]);
  const all = released(canary, release('3'));
  expect(map(all)).toMatchObject({ version: '3', previous: { version: '2' } });
  expect(map(all)?.canary).toBeUndefined();
});

test('requires a current release and a different version for a canary', () => {
  expect(() => tried(EMPTY_REGISTRY, release('1'), 10)).toThrow('without --canary first');
  expect(() => tried(after('1').registry, release('1'), 10)).toThrow('current release already');
});

test('goes two releases back on two rollbacks, and skips withdrawn ones', () => {
  const { registry, releases } = after('1', '2', '3');
  const once = rolledBack(registry, 'mfe-map', { releases });
  expect(map(once)).toMatchObject({ version: '2', previous: { version: '1' } });
  const twice = rolledBack(once, 'mfe-map', { releases });
  expect(map(twice)).toMatchObject({ version: '1' });
  expect(map(twice)?.previous).toBeUndefined();
  expect(() => rolledBack(twice, 'mfe-map', { releases })).toThrow(
    'no release of mfe-map before 1',
  );
});

test('never releases a withdrawn canary automatically', () => {
  const { registry, releases } = after('A');
  const store = ['C', 'B', 'X'].map((version) => release(version)).concat(releases);
  const options = { releases: store };
  let now = rolledBack(tried(registry, release('X'), 10), 'mfe-map', options);
  now = released(released(now, release('B')), release('C'));
  now = rolledBack(now, 'mfe-map', options);
  expect(map(now)).toMatchObject({ version: 'B', previous: { version: 'A' } });
  now = rolledBack(now, 'mfe-map', options);
  expect(map(now)?.version).toBe('A');
  expect(map(now)?.previous).toBeUndefined();
});

test('refuses a rollback to a withdrawn version until it is released again', () => {
  const { registry, releases } = after('1', '2', '3');
  const back = rolledBack(registry, 'mfe-map', { releases, reason: 'No legend.' });
  expect(() => rolledBack(back, 'mfe-map', { releases, to: '3' })).toThrow(
    'mfe-map 3 was withdrawn (No legend.). Release it from its sources instead.',
  );
  const again = released(back, release('3'));
  expect(map(again)).toMatchObject({ version: '3', previous: { version: '2' } });
  expect(map(again)?.withdrawn).toBeUndefined();
});

test('rolls back to a named release, past later ones', () => {
  const { registry, releases } = after('1', '2', '3', '4');
  const back = rolledBack(registry, 'mfe-map', { releases, to: '2' });
  expect(map(back)).toMatchObject({
    version: '2',
    previous: { version: '1' },
    withdrawn: [
      { version: '4', reason: 'Withdrawn by hand.' },
      { version: '3', reason: 'Passed over: a rollback went from 4 to 2.' },
    ],
  });
  expect(() => rolledBack(back, 'mfe-map', { releases, to: '9' })).toThrow('no release 9');
  expect(() => rolledBack(back, 'mfe-map', { releases, to: '2' })).toThrow(
    'current release already',
  );
});

test('skips releases that the current pages reject', () => {
  const { registry, releases } = after('1', '2', '3');
  const stored = releases.map((one) =>
    one.version === '2' ? { ...one, sharedRange: '^0.1.0' } : one,
  );
  const served = { ...registry, host: { shared: '0.2.4' } };
  expect(map(rolledBack(served, 'mfe-map', { releases: stored }))?.version).toBe('1');
  expect(() => rolledBack(served, 'mfe-map', { releases: stored, to: '2' })).toThrow(
    'mfe-map 2 was made for @aranya/shared ^0.1.0; the pages have 0.2.4.',
  );
});

test('leaves other remotes unchanged', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('release' as const), version: fc.constantFrom('1', '2', '3') }),
    fc.record({ kind: fc.constant('canary' as const), version: fc.constantFrom('1', '2', '3') }),
    fc.record({ kind: fc.constant('rollback' as const), version: fc.constant('') }),
  );
  const other = release('9', 'mfe-auth');
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let registry = released(EMPTY_REGISTRY, other);
      const releases: RegisteredRemote[] = [];
      for (const { kind, version } of steps) {
        try {
          if (kind === 'release') registry = released(registry, release(version));
          if (kind === 'canary') registry = tried(registry, release(version), 5);
          if (kind === 'rollback') registry = rolledBack(registry, 'mfe-map', { releases });
          const isInStore = releases.some((known) => known.version === version);
          if (kind !== 'rollback' && !isInStore) releases.unshift(release(version));
        } catch {
          // Refused: nothing has changed.
        }
        expect(registry.remotes.find(({ name }) => name === 'mfe-auth')).toEqual(other);
        expect(registry.remotes.filter(({ name }) => name === 'mfe-map').length).toBeLessThan(2);
        const now = map(registry);
        expect(now?.previous?.version).not.toBe(now?.version ?? 'none');
        const withdrawn = now?.withdrawn?.map(({ version: left }) => left) ?? [];
        expect(withdrawn).not.toContain(now?.version);
        expect(withdrawn).not.toContain(now?.previous?.version);
        expect(withdrawn).not.toContain(now?.canary?.version);
      }
    }),
  );
});
