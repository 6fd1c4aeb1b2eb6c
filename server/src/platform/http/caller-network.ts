import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** With brackets, zone and port. */
const ADDRESS_CHARACTERS = 100;

/** Network of every text that is not an address. */
export const UNKNOWN_NETWORK = 'unknown';

/** The address is the caller's own, or the one that a proxy of `ARANYA_TRUST_PROXY` reports. */
export const callerNetwork = (request: Pick<FastifyRequest, 'ip'>): string => networkOf(request.ip);

/**
 * An IPv6 network is the first 64 bits, because its owner can use all of these. Accepts the
 * notations of proxies: with port, in brackets, with zone, IPv4 mapped to IPv6.
 * @returns Such as `192.0.2.1` or `2001:db8:0:1::/64`; the shared {@link UNKNOWN_NETWORK} for any
 *   other text.
 */
export function networkOf(address: string): string {
  if (address.length > ADDRESS_CHARACTERS) return UNKNOWN_NETWORK;
  const bare = withoutPort(address.trim()).replace(/%.*$/s, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return UNKNOWN_NETWORK;
  const groups = groupsOf(bare);
  return embeddedIPv4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/** `192.0.2.1:443` and `[2001:db8::1]:443` without brackets and port. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(address)?.[1];
  return bracketed ?? /^([\d.]+):\d{1,5}$/.exec(address)?.[1] ?? address;
}

/** Hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser normalises an address: lower case, no dots, no leading zeros.
  const { hostname } = new URL(`http://[${address}]`);
  const [left = [], right = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = new Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right];
}

/** The IPv4 address inside `::ffff:192.0.2.1`. */
function embeddedIPv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}
