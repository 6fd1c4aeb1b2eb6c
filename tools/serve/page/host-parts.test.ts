import { createHash } from 'node:crypto';
import type { RegisteredRemote, Registry } from '@aranya/shared/contracts';
import { jest } from '@jest/globals';
import { serveEnvironment } from '../environment';
import { frontEndSettings } from '../front-end-settings';
import { BROKEN_KEPT_MS, type HostParts, releasedHosts } from './host-parts';

const sri = (algorithm: string, text: string) =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

const stored = new Map<string, string>();
const store = {
  read: async (file: string) => {
    const text = stored.get(file);
    return text === undefined ? undefined : Buffer.from(text);
  },
};

/** A release of the host in the store, with its version in its page. */
function put(version: string): RegisteredRemote {
  const files = {
    'page.html': `<title>${version}</title>`,
    'provided.json': '{}',
    'shell.cjs': `exports.textsArrived = async () => true; exports.renderShell = () => ({ before: '${version}', after: '', hasPlace: true, styles: {} });`,
  };
  const hashes = Object.entries(files).map(([name, text]) => [name, sri('sha256', text)]);
  const integrity = { files: Object.fromEntries(hashes) };
  const manifest = JSON.stringify({ integrity });
  const named = { ...files, 'host-manifest.json': manifest };
  for (const [name, text] of Object.entries(named)) {
    stored.set(`host/releases/${version}/${name}`, text);
  }
  return {
    name: 'host',
    version,
    manifestUrl: `releases/${version}/host-manifest.json`,
    sharedRange: '0.2.0',
    routes: [],
    integrity: { manifest: sri('sha384', manifest), entry: sri('sha384', files['page.html']) },
  };
}

const built: HostParts = { template: 'built', provided: {} };
let registry: Registry;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const release = {
    ...put('2'),
    previous: put('1'),
    canary: { ...put('3'), percent: 10 },
  };
  registry = { protocol: 1, remotes: [], host: { shared: '0.2.0', release } };
});
afterEach(() => jest.restoreAllMocks());

const settings = frontEndSettings(serveEnvironment({ ARANYA_PUBLIC_URL: 'http://localhost:4000' }));
const hosts = () =>
  releasedHosts(
    store,
    () => settings,
    async () => built,
  );

test.each([
  ['a visitor in the canary’s share', 9.9, '3'],
  ['another visitor', 10, '2'],
  ['a visitor whose place is not known', undefined, '2'],
])('serves %s page and shell of one release', async (_, share, version) => {
  const { template, shellOf } = await hosts()(registry, share);
  expect(template).toBe(`<title>${version}</title>`);
  expect((await shellOf?.('/', 'desktop', registry))?.before).toBe(version);
});

test.each(['page.html', 'shell.cjs', 'provided.json', 'host-manifest.json'])(
  'serves the previous release while %s is changed or missing',
  async (file) => {
    const hostFor = hosts();
    const address = `host/releases/2/${file}`;
    const whole = stored.get(address) ?? '';
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    stored.set(address, `${whole} `);
    expect((await hostFor(registry, 50)).template).toBe('<title>1</title>');
    // Logged once, not for each visitor.
    await hostFor(registry, 50);
    expect(console.error).toHaveBeenCalledTimes(1);
    now.mockReturnValue(2 * BROKEN_KEPT_MS);
    stored.delete(address);
    expect((await hostFor(registry, 50)).template).toBe('<title>1</title>');
    expect(jest.mocked(console.error).mock.calls.flat().join()).toContain(file);
    stored.set(address, whole);
    now.mockReturnValue(4 * BROKEN_KEPT_MS);
    expect((await hostFor(registry, 50)).template).toBe('<title>2</title>');
  },
);

test('serves the last build if nothing was released', async () => {
  await expect(hosts()({ protocol: 1, remotes: [] }, 1)).resolves.toBe(built);
});
