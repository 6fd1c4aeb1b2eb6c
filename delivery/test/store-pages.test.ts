import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderStore } from '../../tools/release/stores/folder-store';
import { serveEnvironment } from '../../tools/serve/environment';
import { frontEndSettings } from '../../tools/serve/front-end-settings';
import { storePages } from '../nginx/store-pages';
import { REGISTRY } from '../testing/fixture';

const settings = frontEndSettings(serveEnvironment({}));

/** Answer of the service; undefined while it is unavailable. */
let told: Record<string, string> | undefined;
const asked: (string | undefined)[] = [];
const server = createServer(({ url }, answer) => {
  asked.push(url);
  if (told) answer.end(JSON.stringify({ links: told }));
  else answer.destroy();
});
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => new Promise((closed) => server.close(closed)));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aranya-store-'));
  await folderStore(folder).writeRegistry(REGISTRY, '');
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Prerenders pages whose shell shows one link of the settings. */
const drawing = () =>
  storePages({
    store: folderStore(folder),
    settings,
    service: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/aranya`,
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

test("uses an administrator's link in prerendered pages", async () => {
  told = { forum: 'https://forum.example/' };
  const draw = drawing();
  expect(await draw()).toBeGreaterThan(2);
  expect(asked).toEqual(['/api/aranya/site-links']);
  expect(await read('root/about.html')).toContain('<a href="https://forum.example/">');
  expect(await links()).toEqual({ ...settings.links, forum: 'https://forum.example/' });
  expect(await draw()).toBeUndefined();
  told = { forum: 'https://other.example/' };
  expect(await draw()).toBeGreaterThan(2);
  expect(await read('root/about.html')).toContain('<a href="https://other.example/">');
});

test('uses the last prerendered links while the service is unavailable, also in a new process', async () => {
  told = { github: '' };
  await drawing()();
  told = undefined;
  expect(await drawing()()).toBeGreaterThan(2);
  expect(await links()).toEqual({ ...settings.links, github: '' });
});

test("uses the installation's links if the service never answered", async () => {
  told = undefined;
  await drawing()();
  expect(await links()).toEqual(settings.links);
});

test('escapes links so that none ends its element', async () => {
  told = { forum: 'https://forum.example/</script><b>' };
  await drawing()();
  expect(await read('links.json')).not.toContain('<');
  expect(await links()).toMatchObject(told);
});

test('prerenders again after a release', async () => {
  told = {};
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
