import { DEFAULT_POLICY, type FrontEndSettings, SCRIPT_POLICY } from '@aranya/shared/contracts';
import { WISHED_LANGUAGE_HASH } from './wished-language';

/** Origin of an address template such as `https://{s}.example.org/{z}`; `{s}` becomes `*`. */
export function originOf(template: string): string {
  return template.replace('{s}', '*').match(/^https?:\/\/[^/]+/)?.[0] ?? '';
}

interface PolicyInput {
  settings: FrontEndSettings;
  /** Origins of the remotes' scripts, styles and fonts. */
  remotes: string[];
  /** Nonce of the allowed style elements. */
  nonce: string;
  /** Allowed frame ancestors: `'none'` or origins. */
  frameAncestors: string;
}

/**
 * Trusted Types: only the page loader's policy creates script addresses, and only the default
 * policy creates markup, limited to Leaflet's.
 * @param policy name of the loader's policy
 */
export const trustedTypes = (policy: string): string[] => [
  `require-trusted-types-for 'script'`,
  `trusted-types ${policy} ${DEFAULT_POLICY}`,
];

/**
 * A strict policy: no inline code except styles with the nonce and one script, and only the sources
 * of the settings.
 */
export function contentSecurityPolicy({ settings, remotes, nonce, frameAncestors }: PolicyInput) {
  const builds = [...remotes, ...(settings.overrideOrigins ?? [])];
  const services = Object.values(settings.services).map(originOf);
  const { map, viewers, collect } = settings;
  // Profile photos use the public address under any host name of the page.
  const pictures = [map.wmsUrl, map.lightTiles, map.satelliteTiles, collect.serverUrl].map(
    originOf,
  );
  const places = [map.odishaBlocksUrl, map.himachalBlocksUrl].map(originOf);
  const list = (...sources: string[]) => [...new Set(sources.filter(Boolean))].join(' ');
  return [
    `default-src 'none'`,
    `script-src ${list("'self'", WISHED_LANGUAGE_HASH, ...builds)}`,
    `style-src ${list("'self'", `'nonce-${nonce}'`, ...builds)}`,
    `img-src ${list("'self'", 'data:', 'blob:', ...builds, ...services, ...pictures)}`,
    `font-src ${list("'self'", ...builds)}`,
    `connect-src ${list("'self'", ...builds, ...services, ...places)}`,
    `media-src 'self'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `frame-src ${list(...Object.values(viewers).map(originOf))}`,
    `frame-ancestors ${frameAncestors}`,
    `base-uri 'none'`,
    // Without scripts a suggestion is sent as a form.
    `form-action ${list("'self'", originOf(settings.services.gaps))}`,
    `object-src 'none'`,
    ...trustedTypes(SCRIPT_POLICY),
  ].join('; ');
}

/** Policy of the service worker: it may fetch files of the host and its remotes only. */
export const workerPolicy = (remotes: readonly string[]): string =>
  [`default-src 'none'`, `connect-src ${["'self'", ...remotes].join(' ')}`].join('; ');
