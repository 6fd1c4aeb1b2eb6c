import type { EmbedServices } from '@aranya/shared/contracts';

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

export const ownOrigin = () => new URL(__webpack_public_path__, window.location.href).origin;

/**
 * Uses the given server, or the `embed-settings.json` of an origin.
 * @param origin of the script to which the map belongs
 * @throws if that file fails to load or is invalid
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
