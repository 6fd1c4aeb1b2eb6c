import {
  DEFAULT_POLICY,
  type FrontEndSettings,
  MODEL_POLICY,
  type RemoteRoute,
  SCRIPT_POLICY,
} from '@aranya/shared/contracts';
import { WISHED_LANGUAGE_HASH } from './preferred-language';

/** `https://{s}.example.org/{z}` becomes `https://*.example.org`. */
export function originOf(template: string): string {
  return template.replace('{s}', '*').match(/^https?:\/\/[^/]+/)?.[0] ?? '';
}

interface PolicyInput {
  settings: FrontEndSettings;
  remotes: string[];
  nonce: string;
  /** `'none'` or origins. */
  frameAncestors: string;
  /** Most routes have none. */
  policy?: RemoteRoute['policy'];
}

/** Background map of ODK Web Forms. */
const FORM_ENGINE_TILES = 'https://tile.openstreetmap.org';

/**
 * ODK Web Forms has WebAssembly inside its script, style elements without a nonce, a font and
 * pictures inside its styles, a thread for large maps, and its own markup. Models for suggestions
 * run in a thread, too.
 */
const FORM_ENGINE = {
  scripts: ["'wasm-unsafe-eval'"],
  pictures: [FORM_ENGINE_TILES],
  fonts: ['data:'],
  connections: ['data:', 'blob:'],
  workers: ['blob:'],
  trustedTypes: ['vue', 'dompurify', MODEL_POLICY],
};

const NOTHING_MORE: { [Name in keyof typeof FORM_ENGINE]: string[] } = {
  scripts: [],
  pictures: [],
  fonts: [],
  connections: [],
  workers: [],
  trustedTypes: [],
};

/** Only the loader's policy creates script addresses, and only the default policy markup. */
export const trustedTypes = (policy: string, others: readonly string[] = []): string[] => [
  `require-trusted-types-for 'script'`,
  `trusted-types ${[policy, DEFAULT_POLICY, ...others].join(' ')}`,
];

/** Allows no inline code except styles with the nonce and one script. */
export function contentSecurityPolicy({
  settings,
  remotes,
  nonce,
  frameAncestors,
  policy,
}: PolicyInput) {
  const more = policy === 'form-engine' ? FORM_ENGINE : NOTHING_MORE;
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
    `script-src ${list("'self'", WISHED_LANGUAGE_HASH, ...more.scripts, ...builds)}`,
    // A nonce would switch off `unsafe-inline`.
    `style-src ${list("'self'", policy ? "'unsafe-inline'" : `'nonce-${nonce}'`, ...builds)}`,
    `img-src ${list("'self'", 'data:', 'blob:', ...builds, ...services, ...pictures, ...more.pictures)}`,
    `font-src ${list("'self'", ...more.fonts, ...builds)}`,
    `connect-src ${list("'self'", ...more.connections, ...builds, ...services, ...places)}`,
    `media-src 'self'`,
    `worker-src ${list("'self'", ...more.workers)}`,
    `manifest-src 'self'`,
    `frame-src ${list(...Object.values(viewers).map(originOf))}`,
    `frame-ancestors ${frameAncestors}`,
    `base-uri 'none'`,
    // Without scripts a suggestion is sent as a form.
    `form-action ${list("'self'", originOf(settings.services.gaps))}`,
    `object-src 'none'`,
    ...trustedTypes(SCRIPT_POLICY, more.trustedTypes),
  ].join('; ');
}

/** It may fetch files of the host and its remotes only. */
export const workerPolicy = (remotes: readonly string[]): string =>
  [`default-src 'none'`, `connect-src ${["'self'", ...remotes].join(' ')}`].join('; ');
