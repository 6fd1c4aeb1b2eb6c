import { webcrypto } from 'node:crypto';
import { OFFLINE_PAGE } from '@aranya/shared/contracts';
import { keptFile } from './fill-set';
import { keptPage, windowShown } from './offline-sets';
import { readPage, setIdOf } from './page-of-set';

const ORIGIN = 'http://localhost';
const REMOTE = 'https://map.example.org';

let stored: Map<string, Response>;
let served: Map<string, string>;
let asked: string[];

const keyOf = (address: string) => new URL(address, ORIGIN).href;

/** Fake of the used part of Cache Storage with one cache. */
const fakeCaches = {
  open: async () => ({
    put: async (address: string, answer: Response) => {
      stored.set(keyOf(address), answer);
    },
    delete: async (address: string) => stored.delete(address),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
  }),
  match: async (address: string, { ignoreSearch }: MultiCacheQueryOptions) =>
    stored.get(keyOf(ignoreSearch ? address.replace(/\?.*/, '') : address))?.clone(),
};

const manifestOf = (release: string) => `releases/${release}/mf-manifest.json`;
const filesOf = (release: string): [string, string][] => [
  [
    `${REMOTE}/${manifestOf(release)}`,
    JSON.stringify({
      metaData: { remoteEntry: { name: 'remote-entry.js' } },
      integrity: { files: { [`../../chunks/part.${release}.js`]: 'sha256-c' } },
    }),
  ],
  [`${REMOTE}/releases/${release}/remote-entry.js`, `entry ${release}`],
  [`${REMOTE}/chunks/part.${release}.js`, `part ${release}`],
];

/** Serves a product whose map has this release. @returns its page's message */
async function serve(release: string, withForms = false) {
  const form = { path: '/record/:formId', audience: 'collector', policy: 'form-engine' };
  const integrity = { manifest: 'sha384-m', entry: 'sha384-e' };
  const remotes = [
    { name: 'map', routes: [], manifestUrl: manifestOf(release), integrity },
    { name: 'forms', routes: [form], manifestUrl: manifestOf('forms'), integrity },
  ];
  const settings = { remoteOrigins: { map: REMOTE, forms: REMOTE } };
  const html =
    '<script defer="defer" data-files="/files.0123abcd.json" src="/main.89abcdef.js"></script>' +
    `<script id="aranya-page">${JSON.stringify({ settings, registry: { remotes } })}</script>`;
  served = new Map([
    [ORIGIN + OFFLINE_PAGE, html],
    [`${ORIGIN}/record/any`, html],
    [`${ORIGIN}/files.0123abcd.json`, '{"main.89abcdef.js":"sha256-h"}'],
    [`${ORIGIN}/main.89abcdef.js`, 'host'],
    ...filesOf(release),
    ...filesOf('forms'),
  ]);
  const set = await setIdOf(readPage(html, 'localhost'), withForms);
  return { type: 'shown' as const, set, withForms };
}

const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text();
const partOf = (version: string) => textOf(keptFile(`${REMOTE}/chunks/part.${version}.js?retry=1`));

beforeAll(() => {
  // The simulated browser has no `crypto.subtle`.
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
  Object.assign(globalThis, { caches: fakeCaches });
});
beforeEach(() => {
  stored = new Map();
  asked = [];
  globalThis.fetch = (async (input: string) => {
    asked.push(keyOf(input));
    const text = served.get(keyOf(input));
    if (text === undefined) throw new TypeError('Failed to fetch');
    return new Response(text);
  }) as typeof fetch;
});

test('downloads new files only, and deletes those of old sets', async () => {
  await windowShown(await serve('1'));
  asked = [];
  const second = await serve('2');
  await windowShown(second);
  await windowShown(second);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).not.toContain(`${ORIGIN}/main.89abcdef.js`);
  expect(await textOf(keptPage())).toContain('releases/2/');
  await windowShown(await serve('3'));
  expect(await partOf('1')).toBe('part 1');
  await windowShown(await serve('4'));
  expect([await partOf('1'), await partOf('2')]).toEqual([undefined, 'part 2']);
  await windowShown(await serve('2'));
  expect(await textOf(keptPage())).toContain('releases/2/');
});

const FAULTS: Record<string, () => void> = {
  'the page of a gateway': () => served.set(ORIGIN + OFFLINE_PAGE, '<h1>Sign in</h1>'),
  'a damaged list': () => served.set(`${ORIGIN}/files.0123abcd.json`, '<h1>Sign in</h1>'),
  // The policy of another release may refuse the scripts of this one.
  'the form page of another release': () => {
    const page = served.get(`${ORIGIN}/record/any`) ?? '';
    served.set(`${ORIGIN}/record/any`, page.replace('/files.0123abcd', '/files.4567abcd'));
  },
};

test.each(Object.keys(FAULTS))('leaves the previous set complete after %s', async (fault) => {
  await windowShown(await serve('1'));
  const before = [...stored.keys()];
  const second = await serve('2', true);
  FAULTS[fault]?.();
  await expect(windowShown(second)).rejects.toThrow();
  expect([...stored.keys()]).toEqual(before);
  expect(await textOf(keptPage())).toContain('releases/1/');
});

test('stores the files of forms while the device keeps a form', async () => {
  await windowShown(await serve('1'));
  expect(await partOf('forms')).toBeUndefined();
  await windowShown(await serve('1', true));
  expect(await partOf('forms')).toBe('part forms');
});
