import { networkInterfaces } from 'node:os';
import type { Origin } from '@aranya/shared/contracts';

/** The address that phones most likely reach is first. */
export function localAddresses(): string[] {
  const addresses = Object.entries(networkInterfaces()).flatMap(([name, entries]) =>
    (entries ?? [])
      .filter((entry) => entry.family === 'IPv4' && !entry.internal)
      .map((entry) => ({ address: entry.address, virtual: VIRTUAL.test(name) })),
  );
  return addresses
    .sort((one, other) => Number(one.virtual) - Number(other.virtual))
    .map(({ address }) => address);
}

/** Network bridges of containers and virtual machines, which phones cannot reach. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|wg|utun)/;

/** The host uses the domain itself, the others use subdomains such as `map.` and `server.`. */
export const addressUnder = (domain: string, origin: Origin): string =>
  origin === 'host' ? `https://${domain}` : `https://${origin.replace(/^mfe-/, '')}.${domain}`;
