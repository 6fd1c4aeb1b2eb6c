import { webcrypto } from 'node:crypto';
import { OFFLINE_PAGE } from '@aranya/shared/contracts';
import fc from 'fast-check';
import { keptFile } from './fill-set';
import { windowShown } from './offline-sets';
import { readPage, setIdOf } from './page-of-set';
import {
  adoptSet,
  keptPage,
  keptSets,
  NO_SETS,
  noteWindow,
  releaseFormer,
  type SetState,
} from './set-state';

const ORIGIN = 'http://localhost';
const REMOTE = 'https://map.example.org';

let hasRoom: boolean;
let stores: Map<string, Map<string, Response>>;
let open: string[];
let served: Map<string, string>;
let asked: string[];

const keyOf = (address: string) => new URL(address, ORIGIN).href;

/** Fake of the used part of Cache Storage; writing fails if there is no room. */
const fakeCaches = {
  open: async (name: string) => {
    const files = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, files);
    const put = async (address: string, answer: Response) => {
      if (!hasRoom) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
      files.set(keyOf(address), answer);
    };
    return { put };
  },
  match: async (address: string, { cacheName, ignoreSearch }: MultiCacheQueryOptions) => {
    const key = ignoreSearch ? keyOf(address).replace(/\?.*/, '') : keyOf(address);
    const searched = cacheName ? [stores.get(cacheName)] : [...stores.values()];
    return searched
      .find((files) => files?.has(key))
      ?.get(key)
      ?.clone();
  },
  delete: async (name: string) => stores.delete(name),
  keys: async () => [...stores.keys()],
};

/** Serves a product whose map has this release. @returns id of its set */
async function serve(version: string): Promise<string> {
  const remote = {
    name: 'mfe-map',
    routes: [],
    version,
    manifestUrl: `releases/${version}/mf-manifest.json`,
    integrity: { manifest: 'sha384-m', entry: 'sha384-e' },
  };
  const data = {
    settings: { remoteOrigins: { 'mfe-map': REMOTE } },
    registry: { protocol: 1, remotes: [remote] },
  };
  const html =
    '<script defer="defer" data-files="/files.0123abcd.json" src="/main.89abcdef.js"></script>' +
    `<script type="application/json" id="aranya-page">${JSON.stringify(data)}</script>`;
  served = new Map([
    [ORIGIN + OFFLINE_PAGE, html],
    [`${ORIGIN}/files.0123abcd.json`, '{"main.89abcdef.js":"sha256-h"}'],
    [`${ORIGIN}/main.89abcdef.js`, 'host'],
    [
      `${REMOTE}/releases/${version}/mf-manifest.json`,
      JSON.stringify({
        metaData: { remoteEntry: { name: 'remote-entry.js' } },
        integrity: { files: { [`../../chunks/map.${version}.js`]: 'sha256-c' } },
      }),
    ],
    [`${REMOTE}/releases/${version}/remote-entry.js`, `entry ${version}`],
    [`${REMOTE}/chunks/map.${version}.js`, `map ${version}`],
  ]);
  return setIdOf(readPage(html, 'localhost'));
}

const shown = (window: string, id: string) => windowShown(window, id, async () => open);
const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text();
const setCaches = () => [...stores.keys()].filter((name) => name !== 'aranya-offline');

beforeAll(() => {
  // The simulated browser has no `crypto.subtle`.
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
  Object.assign(globalThis, { caches: fakeCaches });
});
beforeEach(() => {
  hasRoom = true;
  stores = new Map();
  open = ['a'];
  asked = [];
  globalThis.fetch = (async (input: string) => {
    asked.push(keyOf(input));
    const text = served.get(keyOf(input));
    if (text === undefined) throw new TypeError('Failed to fetch');
    return new Response(text);
  }) as typeof fetch;
});

test('stores the page and every file that it needs in a complete set', async () => {
  const id = await serve('1');
  expect(await keptPage()).toBeUndefined();
  await shown('a', id);
  expect(await textOf(keptPage())).toContain('releases/1/');
  expect(await textOf(keptFile(`${ORIGIN}/main.89abcdef.js`))).toBe('host');
  expect(await textOf(keptFile(`${REMOTE}/chunks/map.1.js?retry=1`))).toBe('map 1');
  asked = [];
  await shown('a', id);
  expect(asked).toEqual([]);
});

test('downloads only new files of a release, and deletes the former set with its last window', async () => {
  await shown('a', await serve('1'));
  const second = await serve('2');
  open = ['a', 'b'];
  asked = [];
  await shown('b', second);
  expect(asked).not.toContain(`${ORIGIN}/main.89abcdef.js`);
  expect(await textOf(keptPage())).toContain('releases/2/');
  expect(await textOf(keptFile(`${REMOTE}/chunks/map.1.js`))).toBe('map 1');
  open = ['b'];
  await shown('b', second);
  expect(setCaches()).toEqual([`aranya-offline-${second}`]);
});

const FAULTS: Record<string, () => void> = {
  'a missing file': () => served.delete(`${REMOTE}/chunks/map.2.js`),
  'a full disk': () => {
    hasRoom = false;
  },
  'the page of a gateway': () => served.set(ORIGIN + OFFLINE_PAGE, '<h1>Sign in</h1>'),
  'a damaged list': () => served.set(`${ORIGIN}/files.0123abcd.json`, '<h1>Sign in</h1>'),
};

test.each(Object.keys(FAULTS))('%s leaves the previous set complete', async (fault) => {
  const first = await serve('1');
  await shown('a', first);
  const second = await serve('2');
  FAULTS[fault]?.();
  open = ['a', 'b'];
  await expect(shown('b', second)).rejects.toThrow();
  expect(setCaches()).toEqual([`aranya-offline-${first}`]);
  expect(await textOf(keptPage())).toContain('releases/1/');
  expect(await textOf(keptFile(`${REMOTE}/chunks/map.1.js`))).toBe('map 1');
});

test('uses the former set again after a rollback, and retains the other', () => {
  const state = adoptSet(adoptSet(adoptSet(NO_SETS, 'a'), 'b'), 'a');
  expect(state).toMatchObject({ current: 'a', former: ['b'] });
});

const step = fc.record({
  what: fc.constantFrom('adopt', 'open', 'announce', 'close', 'release'),
  number: fc.nat(3),
});

test('never removes a set that an open window uses, in any order of releases and windows', () => {
  const play = (steps: { what: string; number: number }[]) => {
    let state: SetState = NO_SETS;
    /** Open windows with their set. */
    const windows = new Map<string, string>();
    for (const [index, { what, number }] of steps.entries()) {
      const [window = '', used = ''] = [...windows][number] ?? [];
      if (what === 'adopt') state = adoptSet(state, `set ${number}`);
      if (what === 'open') windows.set(`window ${index}`, `set ${number}`);
      if (what === 'announce' && window) state = noteWindow(state, window, used);
      if (what === 'close') windows.delete(window);
      const before = keptSets(state);
      if (what === 'release') state = releaseFormer(state, [...windows.keys()]);
      const kept = keptSets(state);
      const lost = [...windows.values()].filter(
        (set) => before.includes(set) && !kept.includes(set),
      );
      if (lost.length > 0 || new Set(kept).size < kept.length) return false;
    }
    return true;
  };
  fc.assert(fc.property(fc.array(step, { maxLength: 60, size: 'max' }), play));
});
