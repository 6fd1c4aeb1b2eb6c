/** HTML that Leaflet writes: its SVG probe and the symbols of its buttons. */
export const LEAFLET_MARKUP: readonly string[] = [
  '<svg/>',
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
  '<span aria-hidden="true">&#215;</span>',
];

/** Line below the map of ODK Web Forms. */
export const FORM_MAP_SOURCE =
  '&#169; <a href="https://www.openstreetmap.org/copyright" target="_blank">OpenStreetMap</a> contributors.';

/** A single HTML entity, such as `&eacute;`, which ODK Web Forms decodes with the browser. */
const NAMED_CHARACTER = /^&[A-Za-z][A-Za-z0-9]{0,30};$/;

/**
 * Name under which browsers report `DOMParser`: it parses text to a document in which no script
 * runs. ODK Web Forms reads forms with it.
 */
const PARSER = 'DOMParser parseFromString';

/** Name of the policy that a browser applies to strings assigned as HTML. */
export const DEFAULT_POLICY = 'default';

/**
 * Returns known HTML of libraries, and text without markup, unchanged.
 * @param sink where the text is written, as the browser names it
 * @throws TypeError for everything else
 */
export function createHTML(text: string, _type?: string, sink?: string): string {
  if (LEAFLET_MARKUP.includes(text) || !/[<&]/.test(text) || sink === PARSER) return text;
  if (text === FORM_MAP_SOURCE || NAMED_CHARACTER.test(text)) return text;
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
