import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { folderStore } from '../../tools/release/folder-store';
import { serveEnvironment } from '../../tools/serve/environment';
import { frontEndSettings } from '../../tools/serve/front-end-settings';
import { storePages } from '../nginx/store-pages';
import { REGISTRY } from './fixture';

const settings = frontEndSettings(serveEnvironment({}));
const SERVICE = 'http://server:4000/api/aranya';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aranya-store-'));
  await folderStore(folder).writeRegistry(REGISTRY, '');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** Draws pages whose shell shows a single link of the settings. */
const drawing = () =>
  storePages({
    store: folderStore(folder),
    settings,
    service: SERVICE,
    hostFor: (current) => async () => ({
      template: '',
      provided: {},
      shellOf: async () => ({
        before: `<a href="${current().links.forum}">`,
        after: '</a>',
        hasPlace: false,
        styles: {},
      }),
    }),
  });
const read = async (file: string) => String(await folderStore(folder).read(`drawn/${file}`));
const links = async () => JSON.parse(await read('links.json'));

/** What the service tells; nothing where it is away. */
const told = (written: Record<string, string> | undefined) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!written) throw new Error('away');
    return Response.json({ links: written });
  });

test('a link that an administrator wrote is in the next drawing, and in the settings of the pages', async () => {
  const asked = told({ forum: 'https://forum.example/' });
  const draw = drawing();
  expect(await draw()).toBeGreaterThan(2);
  expect(asked.mock.calls[0]?.[0]).toBe(`${SERVICE}/site-links`);
  expect(await read('root/about.html')).toContain('<a href="https://forum.example/">');
  expect(await links()).toEqual({ ...settings.links, forum: 'https://forum.example/' });
  expect(await draw()).toBeUndefined();
  told({ forum: 'https://other.example/' });
  expect(await draw()).toBeGreaterThan(2);
  expect(await read('root/about.html')).toContain('<a href="https://other.example/">');
});

test('while the service is away the links that were drawn last hold, in a new process too', async () => {
  told({ github: '' });
  await drawing()();
  told(undefined);
  expect(await drawing()()).toBeGreaterThan(2);
  expect(await links()).toEqual({ ...settings.links, github: '' });
});

test('where nobody ever answered the links of the installation hold', async () => {
  told(undefined);
  await drawing()();
  expect(await links()).toEqual(settings.links);
});

test('a release is drawn as well', async () => {
  told({});
  const draw = drawing();
  await draw();
  const store = folderStore(folder);
  const { registry, revision } = await store.readRegistry();
  const [remote] = registry.remotes;
  const [route] = remote?.routes ?? [];
  if (!remote || !route) throw new Error('The registry has no route.');
  const routes = [route, { ...route, path: '/nursery' }];
  await store.writeRegistry({ ...registry, remotes: [{ ...remote, routes }] }, revision);
  await draw();
  expect(await read('root/nursery.html')).toContain('<a href=');
});
