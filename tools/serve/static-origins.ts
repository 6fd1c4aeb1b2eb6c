import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { FRONT_END_ORIGINS, type Origin, portOf } from '@aranya/shared/contracts';
import sirv from 'sirv';
import { embedding } from './embedding';
import { originAddress, REMOTE_NAMES, type ServeEnvironment } from './environment';
import { frontEndSettings } from './front-end-settings';
import { sendPage, sendRegistry } from './pages';
import { localRegistry } from './registry';

/** A year: files with a hash in their name never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const HASHED = /\.[0-9a-f]{8}\.|\/releases\//;

/** With `npm run dev` builds come and go, so files are looked up at each request. */
const watching = process.env.ARANYA_DEV === 'on';

function files(folder: string) {
  return sirv(folder, {
    dev: watching,
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

/** A build that is being replaced has no page for a moment: the visitor is told, nothing stops. */
function answered(sending: Promise<void>, response: ServerResponse) {
  sending.catch((error: unknown) => {
    console.error(error);
    if (response.headersSent) return response.destroy();
    response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '2' });
    return response.end('The site is being updated. Please reload in a moment.');
  });
}

/** What a static origin serves: its files first, then the page with settings inside. */
async function originServer(origin: Origin, root: string, environment: ServeEnvironment) {
  const isHost = origin === 'host';
  const settings = frontEndSettings(environment);
  const pages = path.join(root, origin, 'dist', isHost ? 'site' : 'alone');
  const folders = isHost
    ? [pages, path.join(root, 'host', 'public')]
    : [path.join(root, origin, 'dist'), pages];
  const embed = embedding(path.join(root, origin, 'dist', 'embed'), settings);
  if (embed) folders.push(embed.folder);
  const served = folders.map(files);
  const remotes = REMOTE_NAMES.map((name) => originAddress(name, environment.portBase));
  const page = {
    file: path.join(pages, 'index.html'),
    settings,
    readRegistry: () => localRegistry(root, environment),
    remotes,
    isComplete: isHost,
    // A remote's pages are shown in frames by the host, and by the remote itself where it runs alone.
    frameAncestors: isHost ? "'none'" : `'self' ${originAddress('host', environment.portBase)}`,
  };
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://origin');
    if (isHost && pathname === '/registry.json') {
      answered(sendRegistry(response, page), response);
      return;
    }
    if (embed?.answers(request, response)) return;
    const asksForPage = pathname === '/' || !/\.[a-z0-9]+$/i.test(pathname);
    const serve = (index: number): void => {
      const next = served[index];
      if (asksForPage || !next) {
        if (asksForPage) answered(sendPage(request, response, page), response);
        else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
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
  const servers: Server[] = [];
  for (const origin of FRONT_END_ORIGINS) {
    const server = await originServer(origin, root, environment);
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
