import { guardScripts } from '../script-trust';
import { releasePlugin } from './release-plugin';
import { trustRelease } from './trusted-releases';

const FOLDER = 'https://map.example.org/releases/1/';
const MANIFEST = `${FOLDER}mf-manifest.json`;
const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const RELEASED = {
  name: 'mfe_map',
  metaData: { remoteEntry: { name: 'remote-entry.js' } },
  exposes: [],
  integrity: { files: { '7.js': hash('7'), '7.css': hash('c') } },
};

/** The parts of an answer that the plugin reads. */
const answer = (text: string, status = 200) => {
  const response = { ok: status < 300, status, text: async () => text, clone: () => response };
  return response as unknown as Response;
};

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const fetchManifest = () => releasePlugin.fetch?.(MANIFEST, {});
const createScript = (url: string) =>
  releasePlugin.createScript?.({ url }) as { script: HTMLScriptElement; timeout: number };

beforeAll(() => {
  guardScripts();
  trustRelease(MANIFEST, { manifest: hash('M'), entry: hash('E') });
  globalThis.fetch = fetched as typeof fetch;
});

test('requests the manifest by its hash, and trusts the files that it lists', async () => {
  expect(() => createScript(`${FOLDER}7.js`)).toThrow('No script of this page or of a release');
  fetched.mockResolvedValueOnce(answer(JSON.stringify(RELEASED)));
  await fetchManifest();
  expect(fetched).toHaveBeenCalledWith(MANIFEST, expect.objectContaining({ integrity: hash('M') }));
  expect(createScript(`${FOLDER}7.js`).script).toMatchObject({
    src: `${FOLDER}7.js`,
    integrity: hash('7'),
    crossOrigin: 'anonymous',
  });
});

test('refuses a gateway page that answers for the manifest', async () => {
  fetched.mockResolvedValueOnce(answer('<!doctype html>'));
  await expect(fetchManifest()).rejects.toThrow('manifest: not JSON');
});

test('verifies the entry by the hash of the registry, and aborts it after its timeout', () => {
  const { script, timeout } = createScript(`${FOLDER}remote-entry.js`);
  expect(script.integrity).toBe(hash('E'));
  expect(timeout).toBe(10_000);
});

test('refuses a script of an unknown release', () => {
  expect(() => createScript('https://evil.example/remote-entry.js')).toThrow(TypeError);
});

test('preloads a style sheet by its hash, and leaves inserting it to webpack', () => {
  const attrs = { rel: 'stylesheet', type: 'text/css' };
  const link = releasePlugin.createLink?.({ url: `${FOLDER}7.css`, attrs });
  expect(link).toMatchObject({
    rel: 'preload',
    as: 'style',
    href: `${FOLDER}7.css`,
    integrity: hash('c'),
    crossOrigin: 'anonymous',
  });
});
