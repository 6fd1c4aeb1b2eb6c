import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  CHUNKS_FROM_RELEASE,
  type FrontEndSettings,
  HOST_NAME,
  REMOTE_NAMES,
  type RegisteredRemote,
  type Registry,
} from '@aranya/shared/contracts';
import { lookup } from 'mrmime';
import { builtFiles } from '../../serve/built-files';
import { serveEnvironment } from '../../serve/environment';
import { frontEndSettings, servicesAt } from '../../serve/front-end-settings';
import { builtHost, type HostFor, releasedHosts } from '../../serve/page/host-parts';
import { sendPage } from '../../serve/page/pages';
import type { BuiltRelease } from '../built-release';
import type { ReleaseStore } from '../stores/release-store';
import { releaseFolder } from '../stores/stored-releases';
import { checkedPages } from './checked-pages';
import { type PageReports, renderPages } from './render-pages';

const HOST_CHUNKS = path.posix.join(releaseFolder(HOST_NAME, 'any'), CHUNKS_FROM_RELEASE);

const API = '/api/aranya';

/** Characters; our pages send less. */
const LONGEST_REPORT = 100_000;

function settingsAt(origin: string): FrontEndSettings {
  const settings = frontEndSettings(serveEnvironment({}));
  return {
    ...settings,
    host: origin,
    // Each page is visited once, so nothing is cached.
    offline: false,
    services: servicesAt(origin + API),
    remoteOrigins: Object.fromEntries(REMOTE_NAMES.map((name) => [name, `${origin}/${name}`])),
    overrideOrigins: [],
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) {
    text += part;
    if (text.length > LONGEST_REPORT) return '';
  }
  return text;
}

/** API calls fail: pages show their state without a server. */
async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  reports: PageReports,
) {
  if (request.url === `${API}/remote-failures`) {
    reports.failures.push(JSON.parse((await textOf(request)) || '{}'));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"received":true}');
    return;
  }
  request.resume();
  response.writeHead(503, { 'Content-Type': 'application/json' }).end('{"code":"unavailable"}');
}

interface RenderOptions {
  store: ReleaseStore;
  root: string;
  browser: string;
  /** Released together and not stored yet. */
  builds: readonly BuiltRelease[];
}

function reader(store: ReleaseStore, builds: readonly BuiltRelease[]) {
  const places = builds.flatMap(({ release: { name, version }, folder }) => [
    { below: releaseFolder(name, version), folder },
    {
      below: path.posix.join(releaseFolder(name, version), CHUNKS_FROM_RELEASE),
      folder: path.join(folder, CHUNKS_FROM_RELEASE),
    },
  ]);
  return async (file: string) => {
    const build = places.find(({ below }) => file.startsWith(below));
    const built = build && path.join(build.folder, file.slice(build.below.length));
    return (built && (await readFile(built).catch(() => undefined))) ?? store.read(file);
  };
}

/** @returns failed loads and errors as sentences */
export async function shownFaults(
  { release }: BuiltRelease,
  registry: Registry,
  options: RenderOptions,
): Promise<string[]> {
  const remotes = release.name === HOST_NAME ? registry.remotes : [release];
  const faults: string[] = [];
  for (const remote of remotes) faults.push(...(await renderFaults(remote, registry, options)));
  return faults;
}

/** The host released with a build, else the current one, else the last build. */
function hostBeside(store: ReleaseStore, root: string, builds: readonly BuiltRelease[]): HostFor {
  const built = () => {
    if (existsSync(path.join(root, HOST_NAME, 'dist', 'site'))) return builtHost(root);
    throw new Error('No host is released, and none is built here: run npm run build first.');
  };
  const isReleasedNow = builds.some(({ release: { name } }) => name === HOST_NAME);
  return isReleasedNow ? built : releasedHosts(store, () => settingsAt(''), built);
}

async function renderFaults(
  release: RegisteredRemote,
  registry: Registry,
  { store, root, browser, builds }: RenderOptions,
): Promise<string[]> {
  const site = path.join(root, HOST_NAME, 'dist', 'site');
  const pages = checkedPages(release, registry);
  const reports: PageReports = { views: [], failures: [] };
  const others = registry.remotes.filter(({ name }) => name !== release.name);
  // The remote has the new build only, with a page for each module.
  const shown = { ...registry, remotes: [...others, { ...release, routes: pages }] };
  const read = reader(store, builds);
  const hostFor = hostBeside(store, root, builds);
  const fromSite = builtFiles(site, true);
  const fromPublic = builtFiles(path.join(root, HOST_NAME, 'public'), true);

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, origin } = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (pathname.startsWith(API)) return answerCall(request, response, reports);
    if (!/\.[a-z0-9]+$/i.test(pathname)) {
      return sendPage(request, response, {
        hostFor,
        settings: () => settingsAt(origin),
        hostnameOf: () => '127.0.0.1',
        readRegistry: async () => shown,
        remotes: [],
        frameAncestors: "'none'",
        isComplete: true,
      });
    }
    const isOfRemote = /^\/mfe-[a-z]+\/(?:releases|chunks)\//.test(pathname);
    const bytes = await read(
      isOfRemote ? pathname.slice(1) : path.posix.join(HOST_CHUNKS, pathname),
    );
    if (bytes || isOfRemote) {
      const type = lookup(pathname) ?? 'application/octet-stream';
      return void response.writeHead(bytes ? 200 : 404, { 'Content-Type': type }).end(bytes);
    }
    fromSite(request, response, () =>
      fromPublic(request, response, () => response.writeHead(404).end()),
    );
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return await renderPages({ origin, pages, release, reports, browser });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
