/**
 * Key (`Symbol.for`) on `globalThis` of the page's `ScriptTrust`, which webpack runtimes ask before
 * they fetch a script or style sheet.
 */
export const SCRIPT_TRUST_KEY = 'aranya/script-trust/v1';

/**
 * Name of the only Trusted Types policy of the product's pages; `trusted-types` allows no other.
 */
export const SCRIPT_POLICY = 'aranya';

/** Name of the policy on pages of partners that load `embed.js`. */
export const EMBED_SCRIPT_POLICY = 'aranya-embed';

/**
 * Name of the policy that allows one script: the worker that runs a model on photos. Only pages of
 * `form-engine` have it.
 */
export const MODEL_POLICY = 'aranya-model';

/** Scripts that a page may fetch, and their hashes. */
export interface ScriptTrust {
  /**
   * Returns the address for a script element: a TrustedScriptURL if the browser has Trusted Types.
   * @throws TypeError if neither the page nor a loaded release has this script
   */
  address(url: string): string;
  /** Returns the Subresource Integrity of a file; empty if its release has no hash for it. */
  integrity(url: string): string;
}
