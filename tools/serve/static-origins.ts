import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { FRONT_END_ORIGINS, type Origin, portOf } from '@aranya/shared/contracts';
import sirv from 'sirv';
import { folderStore } from '../release/folder-store';
import { releaseNewBuilds } from '../release/release-new-builds';
import type { ReleaseStore } from '../release/release-store';
import { embedding } from './embedding';
import { isRemote, originAddress, REMOTE_NAMES, type ServeEnvironment } from './environment';
import { frontEndSettings } from './front-end-settings';
import { sendPage, sendRegistry } from './pages';
import { servedRegistry } from './registry';

/** A year: files with a hash in their name never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const HASHED = /\.[0-9a-f]{8}\.|\/releases\//;

/** Headers of a sentence that is no page. */
const PLAIN_TEXT = {
  'Content-Type': 'text/plain',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** @param comesAndGoes files are looked up at each request: releases and builds appear later */
function files(folder: string, comesAndGoes: boolean) {
  return sirv(folder, {
    dev: comesAndGoes,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader('Cache-Control', HASHED.test(pathname) ? IMMUTABLE : 'no-cache');
    },
  });
}

/** Files of the host's build for shared modules that it provides on demand. */
const providedModules = async (root: string): Promise<Record<string, string[]>> =>
  JSON.parse(await readFile(path.join(root, 'host', 'dist', 'provided.json'), 'utf8'));

/** A build that is being replaced has no page for a moment: the visitor is told, nothing stops. */
function answered(sending: Promise<void>, response: ServerResponse) {
  sending.catch((error: unknown) => {
    console.error(error);
    if (response.headersSent) return response.destroy();
    response.writeHead(503, { ...PLAIN_TEXT, 'Retry-After': '2' });
    return response.end('The site is being updated. Please reload in a moment.');
  });
}

/** What a static origin serves: its files first, then the page with settings inside. */
async function originServer(
  origin: Origin,
  root: string,
  store: ReleaseStore,
  environment: ServeEnvironment,
) {
  const isHost = origin === 'host';
  const isWatched = environment.watched.includes(origin);
  const settings = frontEndSettings(environment);
  // Loaded only where somebody works on a remote: it brings the whole compiler.
  const hot =
    isWatched && !isHost
      ? await (await import('./hot-page')).hotPage(path.join(root, origin))
      : undefined;
  const pages = hot?.folder ?? path.join(root, origin, 'dist', isHost ? 'site' : 'alone');
  const embed = embedding(path.join(root, origin, 'dist', 'embed'), settings);
  const served = [
    hot?.answer ?? files(pages, isWatched),
    ...(isHost
      ? [files(path.join(root, 'host', 'public'), false)]
      : [files(path.join(environment.releases, origin), true)]),
    ...(embed ? [files(embed.folder, isWatched)] : []),
    // What is being worked on is not in the store.
    ...(isWatched ? [files(path.join(root, origin, 'dist'), true)] : []),
  ];
  const remotes = REMOTE_NAMES.map((name) => originAddress(name, environment.portBase));
  const page = {
    file: path.join(pages, 'index.html'),
    settings,
    readRegistry: () => servedRegistry(root, store, environment.watched.filter(isRemote)),
    readProvided: () => providedModules(root),
    remotes,
    isComplete: isHost,
    // A remote's pages are shown in frames by the host, and by the remote itself where it runs alone.
    frameAncestors: isHost ? "'none'" : `'self' ${originAddress('host', environment.portBase)}`,
  };
  return createServer((request, response) => {
    // An address such as `//` is none, and must not end the process.
    if (!URL.canParse(request.url ?? '/', 'http://origin')) {
      response.writeHead(400, PLAIN_TEXT).end('This is no address.');
      return;
    }
    const { pathname } = new URL(request.url ?? '/', 'http://origin');
    if (isHost && pathname === '/registry.json') {
      answered(sendRegistry(request, response, page), response);
      return;
    }
    if (embed?.answers(request, response)) return;
    if (hot?.updatesPath === pathname) {
      hot.answer(request, response, () => response.writeHead(404).end());
      return;
    }
    const asksForPage = pathname === '/' || !/\.[a-z0-9]+$/i.test(pathname);
    const serve = (index: number): void => {
      const next = served[index];
      if (asksForPage || !next) {
        if (asksForPage) answered(sendPage(request, response, page), response);
        else response.writeHead(404, PLAIN_TEXT).end('Not found');
        return;
      }
      next(request, response, () => serve(index + 1));
    };
    serve(0);
  });
}

function listen(server: Server, port: number, address: string, origin: Origin) {
  return new Promise<Server>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} (${origin}) is taken. Stop what uses it, or move all ports: ARANYA_PORT_BASE=10 npm start`,
            )
          : error,
      ),
    );
    server.listen(port, address, () => resolve(server));
  });
}

/**
 * Serves host and remotes, one origin each.
 * @param root the repository's folder
 * @returns stops them all
 */
export async function serveStaticOrigins(root: string, environment: ServeEnvironment) {
  const store = folderStore(environment.releases);
  await releaseNewBuilds(root, store, REMOTE_NAMES);
  const servers: Server[] = [];
  for (const origin of FRONT_END_ORIGINS) {
    const server = await originServer(origin, root, store, environment);
    servers.push(
      await listen(server, portOf(origin, environment.portBase), environment.listen, origin),
    );
  }
  return async () => {
    await Promise.all(
      servers.map(
        (server) =>
          new Promise((resolve) => {
            server.close(resolve);
            server.closeAllConnections();
          }),
      ),
    );
  };
}
