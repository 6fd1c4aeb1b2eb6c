import type { EmbedServices } from '@aranya/shared/contracts';

/** The services of an Aranya server, from its address. */
export const servicesOf = (server: string): EmbedServices => ({
  occurrencesUrl: `${server}/api/aranya/public-occurrences`,
  wmsUrl: `${server}/wms`,
  odishaBlocksUrl: `${server}/places/odisha-blocks.geojson`,
  himachalBlocksUrl: `${server}/places/himachal-blocks.geojson`,
});

const NEEDED = ['occurrencesUrl', 'wmsUrl', 'odishaBlocksUrl', 'himachalBlocksUrl'] as const;

const isServices = (value: unknown): value is EmbedServices =>
  typeof value === 'object' &&
  value !== null &&
  NEEDED.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/** The origin that this script came from. */
export const ownOrigin = () => new URL(__webpack_public_path__, window.location.href).origin;

/**
 * Where a map's data come from: the given server, or the one that an origin names in `embed-settings.json`.
 * @param origin of the script by which the map stands
 * @throws where that file does not come or says something else
 */
export async function findServices(
  server: string | undefined,
  origin: string,
  signal: AbortSignal,
): Promise<EmbedServices> {
  if (server) return servicesOf(server);
  const response = await fetch(`${origin}/embed-settings.json`, { signal });
  if (!response.ok) throw new Error(`embed-settings.json answered with ${response.status}.`);
  const services: unknown = await response.json();
  if (!isServices(services)) throw new Error('embed-settings.json names no services.');
  return services;
}
