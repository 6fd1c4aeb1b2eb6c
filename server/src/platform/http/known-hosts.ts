import { isIP } from 'node:net';

/** Tells the host name that a `Host` header names; undefined where it is none of this product. */
export type KnownHosts = (host: string | undefined) => string | undefined;

/**
 * The names under which the product may be asked for: this machine's own, every IP address, and the
 * hosts of `addresses`. Another site can make its name lead to this machine (DNS rebinding), and a
 * browser that follows takes the answers for that site's own; an IP address cannot be made so.
 */
export function knownHosts(addresses: readonly string[]): KnownHosts {
  const names = new Set(['localhost', ...addresses.map((address) => new URL(address).hostname)]);
  return (host = '') => {
    const hostname = host.toLowerCase().replace(/:\d{1,5}$/, '');
    const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) > 0;
    return isAddress || names.has(hostname) ? hostname : undefined;
  };
}
