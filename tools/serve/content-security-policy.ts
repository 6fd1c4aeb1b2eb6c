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
  /** Allows the style elements that carry it. */
  nonce: string;
  /** Who may show the page in a frame: `'none'` or origins. */
  frameAncestors: string;
}

/**
 * Text becomes a script's address only through the one policy of the page's loader, and markup through the default policy,
 * which knows what Leaflet writes.
 * @param policy name of that policy
 */
export const trustedTypes = (policy: string): string[] => [
  `require-trusted-types-for 'script'`,
  `trusted-types ${policy} ${DEFAULT_POLICY}`,
];

/** A strict policy: nothing inline but nonced styles and one script of ours, and only the sources that the settings name. */
export function contentSecurityPolicy({ settings, remotes, nonce, frameAncestors }: PolicyInput) {
  const builds = [...remotes, ...(settings.overrideOrigins ?? [])];
  const services = Object.values(settings.services).map(originOf);
  const { map, viewers, collect } = settings;
  // Profile photos come from the public address, under whatever name the page was opened.
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
    // Without scripts a suggestion is sent as a page's form.
    `form-action ${list("'self'", originOf(settings.services.gaps))}`,
    `object-src 'none'`,
    ...trustedTypes(SCRIPT_POLICY),
  ].join('; ');
}

/** Of the service worker: it fetches files of the host and of its remotes, and nothing else. */
export const workerPolicy = (remotes: readonly string[]): string =>
  [`default-src 'none'`, `connect-src ${["'self'", ...remotes].join(' ')}`].join('; ');
