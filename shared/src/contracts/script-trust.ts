/**
 * Key (`Symbol.for`) on `globalThis` of the page's `ScriptTrust`: what webpack's runtimes, which know
 * nothing of the rest of the page, ask before they fetch a script or a style sheet.
 */
export const SCRIPT_TRUST_KEY = 'aranya/script-trust/v1';

/** Name of the one Trusted Types policy of the product's pages; `trusted-types` allows no other. */
export const SCRIPT_POLICY = 'aranya';

/** The same for pages of others that show `embed.js`. */
export const EMBED_SCRIPT_POLICY = 'aranya-embed';

/** Which scripts a page fetches, and what must be in them. */
export interface ScriptTrust {
  /**
   * The address as a script element takes it: a TrustedScriptURL where the browser has Trusted Types.
   * @throws TypeError where neither the page nor a release that its loader chose has this script
   */
  address(url: string): string;
  /** Subresource Integrity of a file; empty where its release names none. */
  integrity(url: string): string;
}
