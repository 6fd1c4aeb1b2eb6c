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
import { withConfigurationFile } from '../../server/src/platform/configuration/configuration-file';
import { releaseNewBuilds } from '../release/release-new-builds';
import { folderStore } from '../release/stores/folder-store';
import { serveEnvironment } from './environment';
import { frontEndSettings } from './front-end-settings';
import { originServer } from './origin-server';
import { withWrittenLinks } from './written-links';

/** Serves the built front end until it is stopped, or until the parent process ends. */
const root = path.join(import.meta.dirname, '..', '..');

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

/** @returns function that stops all origins */
async function start() {
  const environment = serveEnvironment(withConfigurationFile(process.env));
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

const close = await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const stop = () => void close().then(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.on('disconnect', stop);
process.send?.('ready');
