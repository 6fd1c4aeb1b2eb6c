import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  EMBED_SCRIPT_POLICY,
  type EmbedServices,
  type FrontEndSettings,
} from '@aranya/shared/contracts';
import { originOf, trustedTypes } from './content-security-policy';
import { EMBED_STYLE_HASH, embedPage } from './embed-page';
import { FOR_ALL_ORIGINS } from './for-all-origins';
import type { HostnameOf } from './pages';

/** Where an embedded map finds its data, with `{hostname}`. */
export const embedServices = ({ services, map }: FrontEndSettings): EmbedServices => ({
  occurrencesUrl: `${services.collectedData}/public-occurrences`,
  wmsUrl: map.wmsUrl,
  odishaBlocksUrl: map.odishaBlocksUrl,
  himachalBlocksUrl: map.himachalBlocksUrl,
});

/** Who may show the iframe page, from `ARANYA_EMBED_ANCESTORS`: origins with spaces, or all. */
export const embedAncestors = (variables: Record<string, string | undefined> = process.env) =>
  variables.ARANYA_EMBED_ANCESTORS?.replace(/[;,\s]+/g, ' ').trim() || '*';

/** Only this page has this policy: its own script, the map's data, and everybody's frames. */
export function embedPolicy(services: EmbedServices, ancestors: string): string {
  const data = [...new Set(Object.values(services).map(originOf))].join(' ');
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src ${EMBED_STYLE_HASH}`,
    `connect-src 'self' ${data}`,
    `img-src data: ${originOf(services.wmsUrl)}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    ...trustedTypes(EMBED_SCRIPT_POLICY),
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}

/**
 * What the origin of `embed.js` answers beside its files: `/embed`, the page for frames, and
 * `/embed-settings.json`.
 * @param folder of the built script
 * @returns undefined for an origin that has no such script
 */
export function embedding(folder: string, settings: FrontEndSettings, hostnameOf: HostnameOf) {
  if (!existsSync(folder)) return undefined;
  const ancestors = embedAncestors();

  function sendSettings(response: ServerResponse, services: EmbedServices) {
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-cache',
      ...FOR_ALL_ORIGINS,
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(JSON.stringify(services));
  }

  function sendPage(response: ServerResponse, services: EmbedServices) {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': embedPolicy(services, ancestors),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    });
    response.end(embedPage(settings.brand.name));
  }

  return {
    folder,
    /** @returns false where the request asks for something else */
    answers(request: IncomingMessage, response: ServerResponse): boolean {
      const { pathname } = new URL(request.url ?? '/', 'http://origin');
      if (pathname !== '/embed' && pathname !== '/embed-settings.json') return false;
      const named = JSON.stringify(embedServices(settings));
      const services: EmbedServices = JSON.parse(
        named.replaceAll('{hostname}', hostnameOf(request)),
      );
      if (pathname === '/embed') sendPage(response, services);
      else sendSettings(response, services);
      return true;
    },
  };
}
