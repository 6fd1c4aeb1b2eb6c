/** What Leaflet writes as markup: its probe for SVG, the signs of its buttons. */
export const LEAFLET_MARKUP: readonly string[] = [
  '<svg/>',
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
  '<span aria-hidden="true">&#215;</span>',
];

/** Name of the policy that a browser asks where text is taken as markup. */
export const DEFAULT_POLICY = 'default';

/**
 * Lets through what Leaflet writes, and text without markup.
 * @throws TypeError for everything else
 */
export function createHTML(text: string): string {
  if (LEAFLET_MARKUP.includes(text) || !/[<&]/.test(text)) return text;
  throw new TypeError(`This page takes no markup: ${text}`);
}

interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: { createHTML: typeof createHTML }): unknown;
}

/** Makes the default Trusted Types policy of a page of ours, once; nothing where the browser has no Trusted Types. */
export function createDefaultPolicy() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes && !trustedTypes.defaultPolicy) {
    trustedTypes.createPolicy(DEFAULT_POLICY, { createHTML });
  }
}
