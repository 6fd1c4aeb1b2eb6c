import type { Origin } from '@aranya/shared/contracts';

/**
 * Address of an origin where all of them lie under one domain behind TLS: the host is the domain
 * itself, the others have names below it, such as `map.` and `server.`.
 */
export const addressUnder = (domain: string, origin: Origin): string =>
  origin === 'host' ? `https://${domain}` : `https://${origin.replace(/^mfe-/, '')}.${domain}`;
