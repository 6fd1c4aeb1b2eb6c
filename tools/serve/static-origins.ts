import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import {
  FRONT_END_ORIGINS,
  HOST_NAME,
  type Origin,
  portOf,
  REMOTE_NAMES,
} from '@aranya/shared/contracts';
import { releaseNewBuilds } from '../release/release-new-builds';
import { folderStore } from '../release/stores/folder-store';
import type { ServeEnvironment } from './environment';
import { frontEndSettings } from './front-end-settings';
import { originServer } from './origin-server';
import { withWrittenLinks } from './written-links';

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
 * @returns function that stops them all
 */
export async function serveStaticOrigins(root: string, environment: ServeEnvironment) {
  const store = folderStore(environment.releases);
  // A build that is older than releases of the host is served directly.
  const hosts = existsSync(path.join(root, HOST_NAME, 'dist', 'remote.json')) ? [HOST_NAME] : [];
  // Released together, because builds may depend on the newer host's pages.
  await releaseNewBuilds(root, store, [...hosts, ...REMOTE_NAMES]);
  // Shared, so that the service is polled once a minute for all origins.
  const settings = withWrittenLinks(frontEndSettings(environment));
  const servers: Server[] = [];
  for (const origin of FRONT_END_ORIGINS) {
    const server = await originServer(origin, root, store, environment, settings);
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
