import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import {
  CHUNKS_FROM_RELEASE,
  type FrontEndSettings,
  HOST_NAME,
  OFFLINE_PAGE,
  type Origin,
  REMOTE_NAMES,
  SERVICE_WORKER,
  WEB_MANIFEST,
} from '@aranya/shared/contracts';
import { answerBrokenHttp } from '../../server/src/platform/http/broken-http';
import { knownHosts } from '../../server/src/platform/http/known-hosts';
import { ADDRESS_CHARACTERS, CONNECTION_LIMITS } from '../../server/src/platform/transport/limits';
import { serverTimes } from '../../server/src/platform/transport/server-times';
import { closeSlowCallers } from '../../server/src/platform/transport/slow-callers';
import { lastingFolder } from '../release/permanent-files';
import type { ReleaseStore } from '../release/stores/release-store';
import { builtFiles, NO_PAGE, pageOfFile } from './built-files';
import { embedding, exactScript } from './embedding/embedding';
import { isRemote, originAddress, type ServeEnvironment } from './environment';
import { FOR_ALL_ORIGINS } from './for-all-origins';
import { frontEndSettings } from './front-end-settings';
import { builtHost, type HostFor, type HostParts, releasedHosts } from './page/host-parts';
import {
  hostnameFor,
  sendOfflinePage,
  sendPage,
  sendRegistry,
  sendSiteIndex,
  sendWebManifest,
  sendWorker,
} from './page/pages';
import { knownStatistics } from './prerendering/known-statistics';
import { outdatedSamples } from './prerendering/outdated-samples';
import { releasedPages } from './prerendering/released-pages';
import { servedRegistry } from './registry';
import { standaloneBuild } from './standalone-build';

const HOST_WORKER = path.join(HOST_NAME, 'dist', 'worker', path.basename(SERVICE_WORKER));

type Document = typeof sendRegistry;

const hostDocuments = (root: string): Readonly<Record<string, Document>> => ({
  [OFFLINE_PAGE]: sendOfflinePage,
  [WEB_MANIFEST]: sendWebManifest,
  [SERVICE_WORKER]: async (request, response, page) =>
    sendWorker(request, response, await readFile(path.join(root, HOST_WORKER), 'utf8'), page),
  '/registry.json': sendRegistry,
  '/robots.txt': sendSiteIndex,
  '/sitemap.xml': sendSiteIndex,
});

const PLAIN_TEXT = { 'Content-Type': 'text/plain', ...NO_PAGE };

/** Read on first use. */
function lastBuild(root: string, settings: () => FrontEndSettings) {
  let parts: Promise<HostParts> | undefined;
  return () => {
    parts ??= builtHost(root, settings).catch((error: unknown) => {
      parts = undefined;
      throw error;
    });
    return parts;
  };
}

/** A build that is being replaced has no page for a moment: the visitor gets an error. */
function answered(sending: Promise<void>, response: ServerResponse) {
  sending.catch((error: unknown) => failed(error, response));
}

function failed(error: unknown, response: ServerResponse) {
  console.error(error);
  if (response.headersSent) return response.destroy();
  response.writeHead(503, { ...PLAIN_TEXT, 'Retry-After': '2' });
  return response.end('The site is being updated. Please reload in a moment.');
}

const hostFiles = (root: string, { releases }: ServeEnvironment) => [
  builtFiles(path.join(releases, HOST_NAME, path.basename(CHUNKS_FROM_RELEASE)), true),
  builtFiles(path.join(root, HOST_NAME, 'public'), false),
];

/** Permanent URLs are those of the current release; in watch mode of the last build. */
const remoteFiles = (origin: Origin, { releases, watched }: ServeEnvironment) => [
  builtFiles(path.join(releases, origin), true),
  ...(watched.includes(origin)
    ? []
    : [builtFiles(path.join(releases, lastingFolder(origin)), true)]),
];

/** @param settings with the current links, shared by all origins of a process */
export async function originServer(
  origin: Origin,
  root: string,
  store: ReleaseStore,
  environment: ServeEnvironment,
  settings: () => FrontEndSettings,
) {
  const isHost = origin === 'host';
  const isWatched = environment.watched.includes(origin);
  const own = frontEndSettings(environment);
  // Loaded in watch mode only, because it imports the compiler.
  const hot =
    isWatched && !isHost
      ? await (await import('./page/hot-page')).hotPage(path.join(root, origin))
      : undefined;
  const pages = hot?.folder ?? path.join(root, origin, 'dist', isHost ? 'site' : 'standalone');
  const hostnameOf = hostnameFor(knownHosts(environment.addresses));
  const embed = embedding(path.join(root, origin, 'dist', 'embed'), own, hostnameOf);
  // Fallback without a release: the embedding script and the container.
  const federated = path.join(root, origin, 'dist', 'federated');
  // The remote may be rebuilt for a release while its last build is served.
  const comesAndGoes = isWatched || !isHost;
  const served = [
    hot?.answer ?? builtFiles(pages, comesAndGoes),
    ...(isHost ? hostFiles(root, environment) : remoteFiles(origin, environment)),
    ...(embed ? [builtFiles(embed.folder, comesAndGoes)] : []),
    ...(existsSync(federated) ? [builtFiles(federated, comesAndGoes)] : []),
    // Deployables in watch mode are not in the store.
    ...(isWatched ? [builtFiles(path.join(root, origin, 'dist'), true)] : []),
  ];
  const remotes = REMOTE_NAMES.map((name) => originAddress(name, environment));
  // Deployables in watch mode use their last build, rendered by scripts.
  const hostFor: HostFor = isWatched
    ? () => builtHost(root)
    : releasedHosts(store, settings, lastBuild(root, settings));
  const standalone: HostFor = async () => ({
    template: await readFile(path.join(pages, 'index.html'), 'utf8'),
    provided: {},
  });
  // The host, and a standalone remote itself, may frame a remote's pages.
  const frameAncestors = isHost ? "'none'" : `'self' ${originAddress('host', environment)}`;
  const page = {
    prerendering:
      isHost && !isWatched
        ? {
            readPage: releasedPages(store),
            statistics: knownStatistics(own),
            outdated: outdatedSamples(own),
          }
        : undefined,
    hostFor: isHost ? hostFor : standalone,
    settings,
    hostnameOf,
    readRegistry: () => servedRegistry(root, store, environment.watched.filter(isRemote)),
    remotes,
    isComplete: isHost,
    frameAncestors,
  };
  const answersWhileBuilding =
    isHost || hot
      ? () => false
      : standaloneBuild(root, origin, pages, (request) =>
          frameAncestors.replaceAll('{hostname}', hostnameOf(request)),
        );
  const documents = hostDocuments(root);
  function answer(request: IncomingMessage, response: ServerResponse) {
    const address = request.url ?? '/';
    if (address.length > ADDRESS_CHARACTERS) {
      response.writeHead(414, PLAIN_TEXT).end('This address is too long.');
      return;
    }
    // An address such as `//` is invalid and must not crash the process.
    if (!URL.canParse(address, 'http://origin')) {
      response.writeHead(400, PLAIN_TEXT).end('This is no address.');
      return;
    }
    const { pathname } = new URL(address, 'http://origin');
    const belongs = pageOfFile(address);
    if (belongs) {
      const headers = { ...PLAIN_TEXT, 'Cache-Control': 'no-cache', Location: belongs };
      response.writeHead(308, headers).end('The page is at /.');
      return;
    }
    if (belongs === null) {
      response.writeHead(404, PLAIN_TEXT).end('Not found');
      return;
    }
    const document = isHost && documents[pathname];
    if (document) {
      answered(document(request, response, page), response);
      return;
    }
    if (embed?.answers(request, response)) return;
    if (embed) request.url = exactScript(address);
    if (hot?.updatesPath === pathname) {
      hot.answer(request, response, () => response.writeHead(404).end());
      return;
    }
    const asksForPage = pathname === '/' || !/\.[a-z0-9]+$/i.test(pathname);
    const serve = (index: number): void => {
      const next = served[index];
      if (asksForPage || !next) {
        if (asksForPage && answersWhileBuilding(request, response)) return;
        if (asksForPage) answered(sendPage(request, response, page), response);
        // Other origins may read the 404 of a missing file.
        else response.writeHead(404, { ...PLAIN_TEXT, ...FOR_ALL_ORIGINS }).end('Not found');
        return;
      }
      next(request, response, () => serve(index + 1));
    };
    serve(0);
  }
  const slowCallers = closeSlowCallers();
  const server = createServer(serverTimes(CONNECTION_LIMITS), (request, response) => {
    slowCallers.watch(request, response);
    try {
      answer(request, response);
    } catch (error) {
      failed(error, response);
    }
  });
  return server.on('clientError', answerBrokenHttp);
}
