import { isIP } from 'node:net';

/** Undefined if the host is not one of this product. */
export type KnownHosts = (host: string | undefined) => string | undefined;

/**
 * Another site can point its name at this machine (DNS rebinding), and a browser then lets that
 * site read the answers; an IP address cannot be misused so.
 */
export function knownHosts(addresses: readonly string[]): KnownHosts {
  const names = new Set(['localhost', ...addresses.map((address) => new URL(address).hostname)]);
  return (host = '') => {
    const hostname = host.toLowerCase().replace(/:\d{1,5}$/, '');
    const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) > 0;
    return isAddress || names.has(hostname) ? hostname : undefined;
  };
}
