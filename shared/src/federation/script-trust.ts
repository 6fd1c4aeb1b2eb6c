import { SCRIPT_POLICY, SCRIPT_TRUST_KEY, type ScriptTrust } from '@aranya/shared/contracts';
import { watchForChangedFiles } from './changed-files';
import { hashOf, isReleased } from './releases/trusted-releases';

/** The compiler's library lacks Trusted Types. */
interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

/** A page's own chunks are beside its first script, at the root of its origin. */
const OWN_SCRIPT = /^\/[^/]+\.js$/;

function isOwn(url: string): boolean {
  const { origin, pathname } = new URL(url, window.location.href);
  return origin === window.location.origin && OWN_SCRIPT.test(pathname);
}

function createScriptURL(url: string): string {
  if (isOwn(url) || isReleased(url)) return url;
  throw new TypeError(`No script of this page or of a release in its registry: ${url}`);
}

function scriptTrust(): ScriptTrust {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(SCRIPT_POLICY, { createScriptURL });
  return {
    address: (url) => policy?.createScriptURL(url) ?? createScriptURL(url),
    integrity: hashOf,
  };
}

const KEY = Symbol.for(SCRIPT_TRUST_KEY);
const page = globalThis as unknown as Record<symbol, ScriptTrust | undefined>;

/** Undefined on a partner page that loads one of our remotes. */
export const trustOfPage = (): ScriptTrust | undefined => page[KEY];

/**
 * From now on this page fetches only its own scripts and those of loaded releases, and verifies
 * their hashes. Pages of the product call it before they load anything.
 */
export function guardScripts() {
  if (page[KEY]) return;
  page[KEY] = scriptTrust();
  watchForChangedFiles();
}
