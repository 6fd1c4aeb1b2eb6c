import { webcrypto } from 'node:crypto';
import { OFFLINE_PAGE } from '@aranya/shared/contracts';
import { OfflineSets } from './offline-sets';
import { readPage, setIdOf } from './page-of-set';

const ORIGIN = 'https://forest.example.org';
const REMOTE = 'https://map.example.org';

/** A cache as browsers have it, as far as it is used; writing fails where there is no room. */
class FakeCache {
  readonly files = new Map<string, Response>();
  constructor(private readonly room: () => boolean) {}
  async match(address: string) {
    return this.files.get(new URL(address, ORIGIN).href.replace(/\?.*/, ''))?.clone();
  }
  async put(address: string, answer: Response) {
    if (!this.room()) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    this.files.set(new URL(address, ORIGIN).href, answer);
  }
}

let hasRoom: boolean;
let stores: Map<string, FakeCache>;
let open: string[];
let served: Map<string, string>;
let asked: string[];

const fakeCaches = () => ({
  open: async (name: string) => {
    const cache = stores.get(name) ?? new FakeCache(() => hasRoom);
    stores.set(name, cache);
    return cache;
  },
  has: async (name: string) => stores.has(name),
  delete: async (name: string) => stores.delete(name),
  keys: async () => [...stores.keys()],
});

const worker = () =>
  new OfflineSets({
    caches: fakeCaches() as unknown as CacheStorage,
    origin: ORIGIN,
    hostname: 'forest.example.org',
    openWindows: async () => open,
  });

/** A product whose map has this release; returns the name of the set of its pages. */
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
  return setIdOf(readPage(html, 'forest.example.org'));
}

beforeAll(() => {
  // The simulated browser has none.
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
});

beforeEach(() => {
  hasRoom = true;
  stores = new Map();
  open = [];
  asked = [];
  globalThis.fetch = (async (input: string | URL) => {
    const address = new URL(String(input), ORIGIN).href;
    asked.push(address);
    const text = served.get(address);
    if (text === undefined) throw new TypeError('Failed to fetch');
    return new Response(text);
  }) as typeof fetch;
});

const textOf = async (answer: Response | undefined) => answer?.text();
const setCaches = () => [...stores.keys()].filter((name) => name !== 'aranya-offline');

test('without a whole set there is no page', async () => {
  await serve('1');
  expect(await worker().page('a')).toBeUndefined();
});

test('a set has the page with every file that it needs', async () => {
  const id = await serve('1');
  open = ['a'];
  await worker().shown('a', id);
  // The worker was stopped meanwhile: another one answers.
  const sets = worker();
  expect(await textOf(await sets.page('b'))).toContain('releases/1/');
  expect(await textOf(await sets.file('b', `${ORIGIN}/main.89abcdef.js`))).toBe('host');
  expect(await textOf(await sets.file('b', `${REMOTE}/chunks/map.1.js?retry=1`))).toBe('map 1');
  expect(await sets.file('b', `${REMOTE}/chunks/map.2.js`)).toBeUndefined();
});

test('shown again nothing is fetched; a release fetches what is new', async () => {
  const first = await serve('1');
  const sets = worker();
  open = ['a'];
  await sets.shown('a', first);
  asked = [];
  await sets.shown('a', first);
  expect(asked).toEqual([]);
  const second = await serve('2');
  open = ['a', 'b'];
  await sets.shown('b', second);
  expect(asked).not.toContain(`${ORIGIN}/main.89abcdef.js`);
  expect(await textOf(await sets.page('c'))).toContain('releases/2/');
  // An open window has what it was shown with.
  expect(await textOf(await sets.file('a', `${REMOTE}/chunks/map.1.js`))).toBe('map 1');
});

test('when the last window of a former set is closed its files go', async () => {
  const first = await serve('1');
  const sets = worker();
  open = ['a'];
  await sets.shown('a', first);
  const second = await serve('2');
  open = ['a', 'b'];
  await sets.shown('b', second);
  expect(setCaches()).toHaveLength(2);
  open = ['b'];
  await sets.shown('b', second);
  expect(setCaches()).toEqual([`aranya-offline-${second}`]);
});

/** The one before the last file is lost, there is no room, or somebody else answers. */
const FAULTS: Record<string, () => void> = {
  'a missing file': () => served.delete(`${REMOTE}/chunks/map.2.js`),
  'no room': () => {
    hasRoom = false;
  },
  'the page of a gateway': () => served.set(ORIGIN + OFFLINE_PAGE, '<h1>Sign in</h1>'),
  'a list that is none': () => served.set(`${ORIGIN}/files.0123abcd.json`, '<h1>Sign in</h1>'),
};

test.each(Object.keys(FAULTS))('%s leaves the set of before alone', async (fault) => {
  const first = await serve('1');
  await worker().shown('a', first);
  const second = await serve('2');
  FAULTS[fault]?.();
  open = ['a', 'b'];
  await expect(worker().shown('b', second)).rejects.toThrow();
  expect(setCaches()).toEqual([`aranya-offline-${first}`]);
  expect(await textOf(await worker().page('c'))).toContain('releases/1/');
  expect(await textOf(await worker().file('c', `${REMOTE}/chunks/map.1.js`))).toBe('map 1');
});

test('an update that was broken off by a stopped worker is begun anew', async () => {
  const id = await serve('1');
  stores.set(`aranya-offline-${id}`, new FakeCache(() => true));
  expect(await worker().page('a')).toBeUndefined();
  await worker().shown('a', id);
  expect(await textOf(await worker().file('a', `${REMOTE}/chunks/map.1.js`))).toBe('map 1');
});
