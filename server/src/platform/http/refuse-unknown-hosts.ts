import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems/problem';
import { knownHosts } from './known-hosts';

/**
 * Answers 421 to requests that name a host which is none of `addresses`: another site can make its name
 * lead here and read the answers (DNS rebinding). A request without a host is no browser's. Routes for
 * monitors, which ask under the name of a container, decide themselves.
 */
export function refuseUnknownHosts(app: FastifyInstance, addresses: readonly string[]): void {
  const known = knownHosts(addresses);
  app.addHook('onRequest', async ({ headers: { host }, routeOptions }) => {
    if (!host || known(host) || routeOptions.config.audience === 'monitor') return;
    throw new Problem('unknown_host');
  });
}
