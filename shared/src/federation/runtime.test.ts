import { chooseRelease, loadExposed } from './runtime';

/** The page's shared modules, as the federation runtime keeps them. */
const shareScopeMap: Record<string, Record<string, Record<string, object>>> = {};
jest.mock('@module-federation/runtime', () => ({ getInstance: () => ({ shareScopeMap }) }));

const ORIGIN = 'https://map.example.org';
const releaseOf = (version: string) => `${ORIGIN}/releases/${version}/mf-manifest.json`;
const MANIFEST = {
  name: 'mfe_map',
  metaData: { remoteEntry: { name: 'remote-entry.js' } },
  exposes: [
    {
      path: './species-map',
      assets: {
        js: { sync: ['../../chunks/7.0123456789.js'], async: [] },
        css: { sync: ['../../chunks/7.0123456789.css'], async: [] },
      },
    },
  ],
};

const page = globalThis as unknown as Record<string, unknown>;
const init = jest.fn();

/** Answers the entry script that the page asks for, as a browser that ran it. */
async function runEntry(shows: string): Promise<string> {
  let script: HTMLScriptElement | null = null;
  while (!script) {
    await new Promise((resolve) => setTimeout(resolve));
    script = document.querySelector<HTMLScriptElement>('head script');
  }
  page.mfe_map = { init, get: async (expose: string) => () => `${shows} ${expose}` };
  script.dispatchEvent(new Event('load'));
  return script.src;
}

beforeEach(() => {
  init.mockReset();
  globalThis.fetch = jest.fn(
    async () => ({ ok: true, text: async () => JSON.stringify(MANIFEST) }) as Response,
  );
});

test('a module comes by manifest, entry and container, with what it begins with asked for early', async () => {
  chooseRelease('mfe-map', releaseOf('1'));
  const coming = loadExposed('mfe-map', './species-map');
  expect(await runEntry('one')).toBe(`${ORIGIN}/releases/1/remote-entry.js`);
  await expect(coming).resolves.toBe('one ./species-map');
  expect(init).toHaveBeenCalledWith(
    shareScopeMap.default,
    [],
    expect.objectContaining({ shareScopeKeys: 'default' }),
  );
  const [, , options] = init.mock.lastCall ?? [];
  expect(options.shareScopeMap).toBe(shareScopeMap);
  const early = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  expect(early.map(({ href }) => href)).toEqual([
    `${ORIGIN}/chunks/7.0123456789.css`,
    `${ORIGIN}/chunks/7.0123456789.js`,
  ]);
});

test('the next module of a release needs neither manifest nor entry again', async () => {
  await expect(loadExposed('mfe-map', './mount')).resolves.toBe('one ./mount');
  expect(fetch).not.toHaveBeenCalled();
  expect(init).not.toHaveBeenCalled();
});

test('another release begins anew, and takes nothing of the one before that was not used', async () => {
  const used = { from: 'mfe_map', loaded: true };
  const theirs = { from: 'mfe_auth' };
  Object.assign(shareScopeMap, {
    default: { react: { 1: theirs, 2: { from: 'mfe_map' }, 3: used } },
  });
  const instances = [{ name: 'host' }, { name: 'mfe_map' }];
  page.__FEDERATION__ = { __INSTANCES__: instances };
  chooseRelease('mfe-map', releaseOf('2'));
  expect(shareScopeMap.default?.react).toEqual({ 1: theirs, 3: used });
  expect(instances).toEqual([{ name: 'host' }]);
  const coming = loadExposed('mfe-map', './species-map');
  expect(await runEntry('two')).toBe(`${ORIGIN}/releases/2/remote-entry.js`);
  await expect(coming).resolves.toBe('two ./species-map');
});

test('nothing is loaded of a remote whose release nobody chose', async () => {
  await expect(loadExposed('mfe-auth', './login')).rejects.toThrow('no release of mfe-auth');
});

test('the entry of a release with hashes, and what the registry names of a module, are asked for beside its manifest', async () => {
  const integrity = { manifest: `sha384-${'M'.repeat(64)}`, entry: `sha384-${'E'.repeat(64)}` };
  const file = '../../chunks/8.0123456789.js';
  const hash = `sha256-${'F'.repeat(43)}=`;
  const hashes = { 'remote-entry.js': integrity.entry, [file]: hash };
  const needs = { './species-map': { files: [], shared: [], integrity: hashes } };
  jest.mocked(fetch).mockReturnValue(new Promise(() => undefined));
  chooseRelease('mfe-map', releaseOf('3'), { integrity, needs });
  void loadExposed('mfe-map', './species-map');
  const early = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  expect(early.map(({ href }) => href)).toContain(`${ORIGIN}/releases/3/remote-entry.js`);
  const chunk = early.find(({ href }) => href === `${ORIGIN}/chunks/8.0123456789.js`);
  expect(chunk?.integrity).toBe(hash);
  expect(fetch).toHaveBeenCalledTimes(1);
});
