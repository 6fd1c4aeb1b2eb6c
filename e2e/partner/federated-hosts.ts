import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import sirv from 'sirv';
import { addressOf } from '../product/addresses';

const folder = path.join(import.meta.dirname, '..', '..', 'examples', 'federated-hosts');

/** Hosts of `examples/federated-hosts`, by bundler. */
export const BUNDLERS = ['webpack', 'rspack', 'vite'] as const;

/** Builds the hosts for the map under test and serves each from its own origin. */
export async function serveFederatedHosts() {
  await promisify(execFile)(process.execPath, [path.join(folder, 'build.js')], {
    env: { ...process.env, NODE_ENV: 'production', ARANYA_MAP: addressOf('mfe-map') },
  });
  const servers: Server[] = [];
  const addresses = new Map<string, string>();
  for (const bundler of BUNDLERS) {
    const files = sirv(path.join(folder, 'dist', bundler));
    const server = createServer((request, response) => files(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    addresses.set(bundler, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    servers.push(server);
  }
  const stop = () =>
    Promise.all(
      servers.map(
        (server) =>
          new Promise((resolve) => {
            server.close(resolve);
            server.closeAllConnections();
          }),
      ),
    );
  return { addressOfHost: (bundler: string) => addresses.get(bundler) ?? '', stop };
}
