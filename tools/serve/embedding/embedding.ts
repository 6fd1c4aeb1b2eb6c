import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  EMBED_SCRIPT_POLICY,
  type EmbedServices,
  type FrontEndSettings,
} from '@aranya/shared/contracts';
import { originOf, trustedTypes } from '../content-security-policy';
import { FOR_ALL_ORIGINS } from '../for-all-origins';
import { escaped } from '../page/escaped';
import type { HostnameOf } from '../page/pages';
import { embedTryPage } from './embed-try-page';

const STYLE = 'html, body { margin: 0; height: 100%; overflow: hidden; }';

/** Hash of the page's single style element, for its content security policy. */
export const EMBED_STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/**
 * Page with the map only, for frames on partners' sites. Static: its script
 * (`mfe-map/src/embed/frame.js`) reads the options from the address.
 * @param brand the product's name
 */
export const embedPage = (brand: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${escaped(brand)}</title>
    <style>${STYLE}</style>
    <script src="/embed.js" async></script>
    <script src="/embed-frame.js" defer></script>
  </head>
  <body></body>
</html>
`;

/** Address of an embedded map's data, with `{hostname}`. */
export const embedServices = ({ services, map }: FrontEndSettings): EmbedServices => ({
  occurrencesUrl: `${services.collectedData}/public-occurrences`,
  wmsUrl: map.wmsUrl,
  odishaBlocksUrl: map.odishaBlocksUrl,
  himachalBlocksUrl: map.himachalBlocksUrl,
});

/**
 * Allowed ancestors of the frame page, from `ARANYA_EMBED_ANCESTORS`: space-separated origins, or
 * all.
 */
export const embedAncestors = (variables: Record<string, string | undefined> = process.env) =>
  variables.ARANYA_EMBED_ANCESTORS?.replace(/[;,\s]+/g, ' ').trim() || '*';

/**
 * Maps an exact version of the script, such as `/embed@0.2.0-1a2b3c4d5e.js`, to the release's file;
 * returns any other address unchanged.
 */
export const exactScript = (address: string) =>
  address.replace(/^\/embed@(\d+\.\d+\.\d+-\w+)\.js(?=\?|$)/, '/releases/$1/embed/embed.js');

/** A page of the map's origin that shows the embedded map. */
export interface EmbedPage {
  path: string;
  /** @param brand the product's name */
  html: (brand: string) => string;
  policy: (services: EmbedServices) => string;
}

/** The frame page, and the page on which partners compose their code. */
export const EMBED_PAGES: readonly EmbedPage[] = [
  {
    path: '/embed',
    html: embedPage,
    policy: (services) => embedPolicy(services, EMBED_STYLE_HASH, embedAncestors()),
  },
  {
    path: '/embed/try',
    html: embedTryPage,
    policy: (services) => embedPolicy(services, "'self'", "'none'"),
  },
];

/** Policy of these pages only: their own scripts, the map's data, and the allowed ancestors. */
export function embedPolicy(services: EmbedServices, styles: string, ancestors: string): string {
  const data = [...new Set(Object.values(services).map(originOf))].join(' ');
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src ${styles}`,
    `connect-src 'self' ${data}`,
    `img-src data: ${originOf(services.wmsUrl)}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    ...trustedTypes(EMBED_SCRIPT_POLICY),
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}

/**
 * Responds to requests of the embedding origin beyond its files: pages and `/embed-settings.json`.
 * @param folder of the built script
 * @returns undefined for an origin without such a script
 */
export function embedding(folder: string, settings: FrontEndSettings, hostnameOf: HostnameOf) {
  if (!existsSync(folder)) return undefined;
  function sendSettings(response: ServerResponse, services: EmbedServices) {
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-cache',
      ...FOR_ALL_ORIGINS,
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(JSON.stringify(services));
  }

  function sendPage(response: ServerResponse, page: EmbedPage, services: EmbedServices) {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': page.policy(services),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    });
    response.end(page.html(settings.brand.name));
  }

  return {
    folder,
    /** @returns false for any other request */
    answers(request: IncomingMessage, response: ServerResponse): boolean {
      const { pathname } = new URL(request.url ?? '/', 'http://origin');
      const page = EMBED_PAGES.find(({ path }) => path === pathname);
      if (!page && pathname !== '/embed-settings.json') return false;
      const named = JSON.stringify(embedServices(settings));
      const services: EmbedServices = JSON.parse(
        named.replaceAll('{hostname}', hostnameOf(request)),
      );
      if (page) sendPage(response, page, services);
      else sendSettings(response, services);
      return true;
    },
  };
}
