/** HTML that Leaflet writes: its SVG probe and the symbols of its buttons. */
export const LEAFLET_MARKUP: readonly string[] = [
  '<svg/>',
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
  '<span aria-hidden="true">&#215;</span>',
];

/** Name of the policy that a browser applies to strings assigned as HTML. */
export const DEFAULT_POLICY = 'default';

/**
 * Returns Leaflet's own HTML, and text without markup, unchanged.
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

/**
 * Creates the page's default Trusted Types policy once; does nothing if the browser has no Trusted
 * Types.
 */
export function createDefaultPolicy() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes && !trustedTypes.defaultPolicy) {
    trustedTypes.createPolicy(DEFAULT_POLICY, { createHTML });
  }
}
