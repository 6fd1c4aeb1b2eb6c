import { type ChildProcess, fork } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  catalogueKey,
  FRONT_END_ORIGINS,
  type FrontEndSettings,
  type Origin,
  portOf,
  REMOTE_NAMES,
  Registry,
} from '@aranya/shared/contracts';
import { builtSite } from '../../delivery/nginx/built-site';
import { drawnPages } from '../../delivery/nginx/drawn-pages';
import { writeSite } from '../../delivery/nginx/write-site';
import { startNginx } from '../../delivery/testing/run-nginx';
import { serveEnvironment } from '../../tools/serve/environment';
import { frontEndSettings } from '../../tools/serve/front-end-settings';
import { builtHost } from '../../tools/serve/page/host-parts';
import { releasedPages } from '../../tools/serve/prerendering/released-pages';
import { COLLECTOR } from '../product/addresses';
import { expectEachAskedOnce, preloaded } from '../product/early-files';
import { listedSets } from '../product/offline-visits';
import { scriptsReact } from '../product/resting-page';
import { expect, test } from '../product/test';

const root = path.join(import.meta.dirname, '..', '..');
/** Port offset of a product beside the one that other tests use. */
const BASE = 550;
const addressHere = (origin: Origin) => `http://localhost:${portOf(origin, BASE)}`;

let folder: string;
let server: ChildProcess | undefined;
const stops: (() => Promise<void>)[] = [];

const builtRegistry = async () => ({
  protocol: 1,
  remotes: await Promise.all(
    REMOTE_NAMES.map(async (name) => {
      const text = await readFile(path.join(root, name, 'dist', 'remote.json'), 'utf8');
      return JSON.parse(text);
    }),
  ),
});

function startServer(env: Record<string, string>) {
  return new Promise<ChildProcess>((resolve, reject) => {
    const child = fork(path.join(root, 'server/dist/main.js'), [], {
      cwd: root,
      env: { ...process.env, ...env },
    });
    child.once('message', (message) => message === 'ready' && resolve(child));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

/** Prerenders pages into a store as `npm run draw-pages` does; releases are in the builds here. */
async function draw(store: string, settings: FrontEndSettings, registry: Registry) {
  const { template, provided, shellOf } = await builtHost(root, () => settings);
  if (!shellOf) throw new Error('The host has no shell.');
  const read = (file: string) => readFile(path.join(root, file.replace(/^([^/]+)\//, '$1/dist/')));
  const sources = { settings, template, provided, shellOf, readPage: releasedPages({ read }) };
  for (const [name, text] of Object.entries(await drawnPages(sources, registry))) {
    const file = path.join(store, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

test.beforeAll(async () => {
  // Compressing every file as for the images takes long.
  test.setTimeout(900_000);
  folder = await mkdtemp(path.join(tmpdir(), 'aranya-delivery-'));
  const env = {
    ARANYA_PORT_BASE: String(BASE),
    ARANYA_DATA_DIR: path.join(folder, 'data'),
    ARANYA_LISTEN: '127.0.0.1',
    ARANYA_PUBLIC_URL: addressHere('server'),
    ARANYA_DEMONSTRATION: 'on',
    ARANYA_LOG_LEVEL: 'warn',
  };
  server = await startServer(env);
  const registry = Registry.parse(await builtRegistry());
  for (const deployable of FRONT_END_ORIGINS) {
    const site = path.join(folder, deployable);
    const { page, embeds, ...folders } = builtSite(root, deployable);
    const port = portOf(deployable, BASE);
    const settings = frontEndSettings(serveEnvironment(env));
    const template = await readFile(page, 'utf8');
    const listen = `127.0.0.1:${port}`;
    await writeSite(site, { deployable, settings, registry, template, embeds, listen }, folders);
    if (deployable === 'host') await draw(path.join(site, 'content', 'store'), settings, registry);
    stops.push(await startNginx(site, port));
  }
});

test.afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  if (server) {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
});

test('serves the product with nginx, and a collector signs in', async ({ page, context }) => {
  await context.route(
    ({ port, hostname }) =>
      hostname === 'localhost' &&
      [...FRONT_END_ORIGINS, 'server' as const, 'identity' as const].some(
        (origin) => Number(port) === portOf(origin, BASE),
      ),
    (route) => route.continue(),
  );
  await page.goto(addressHere('host'));
  await expect(page).toHaveTitle(/^Home · Aranya$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${addressHere('host')}/login`);
  await page.getByLabel('Phone Number').fill(COLLECTOR.phoneNumber);
  await page.getByLabel('PIN').fill(COLLECTOR.pin);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('Getting Started').first()).toBeVisible();
});

test('serves prerendered pages with nginx, and hydrates them', async ({ browser }) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${addressHere('host')}/about`);
  await expect(plain.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await plain.close();
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${addressHere('host')}/about`);
  await scriptsReact(page);
  expect(said).toEqual([]);
  await page.close();
});

test("serves preload links with nginx, also for the page's language", async ({ browser }) => {
  const page = await browser.newPage({ locale: 'or-IN' });
  await page.goto(`${addressHere('host')}/or/about`);
  await page.waitForLoadState('networkidle');
  const files = (await preloaded(page)).filter(({ as }) => as !== 'font');
  const isPublic = ({ name }: { name: string }) => name === 'mfe-public';
  const { catalogues, manifestUrl } = (await builtRegistry()).remotes.find(isPublic);
  const { provided } = await builtHost(root);
  const texts = [
    new URL(catalogues.or.file, `${addressHere('mfe-public')}/${manifestUrl}`).href,
    ...(provided[catalogueKey('or')] ?? []).map((file) => `${addressHere('host')}/${file}`),
  ];
  expect(texts).toHaveLength(3);
  expect(files.map(({ href }) => href)).toEqual(expect.arrayContaining(texts));
  await expectEachAskedOnce(page, files);
  await page.close();
});

test('serves a data-saving visit without scripts by nginx', async ({ browser }) => {
  const page = await browser.newPage({ extraHTTPHeaders: { 'Save-Data': 'on' } });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${addressHere('host')}/about`);
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual(['/start-when-needed.js']);
  await page.keyboard.press('Tab');
  await scriptsReact(page);
  await page.close();
});

test('opens public pages from nginx offline after one visit', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(addressHere('host'));
  await expect.poll(() => listedSets(page), { timeout: 60_000 }).toHaveLength(1);
  expect(said).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${addressHere('host')}/about`);
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await context.close();
});
