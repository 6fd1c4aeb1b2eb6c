import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems/problem';
import { knownHosts } from './known-hosts';

/**
 * Another site can point its name here and read the answers (DNS rebinding). Browsers always send a
 * host. Routes for monitors, which use the name of a container, decide themselves.
 */
export function refuseUnknownHosts(app: FastifyInstance, addresses: readonly string[]): void {
  const known = knownHosts(addresses);
  app.addHook('onRequest', async ({ headers: { host }, routeOptions }) => {
    if (!host || known(host) || routeOptions.config.audience === 'monitor') return;
    throw new Problem('unknown_host');
  });
}
