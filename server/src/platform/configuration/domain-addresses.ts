import type { Origin } from '@aranya/shared/contracts';

/**
 * Returns the address of an origin when all share one domain behind TLS: the host uses the domain itself,
 * the others use subdomains such as `map.` and `server.`.
 */
export const addressUnder = (domain: string, origin: Origin): string =>
  origin === 'host' ? `https://${domain}` : `https://${origin.replace(/^mfe-/, '')}.${domain}`;
