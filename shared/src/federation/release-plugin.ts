import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { fetchManifest } from './fetch-manifest';
import { ENTRY_TIMEOUT_MS } from './retry';
import { trustOfPage } from './script-trust';

/** What the product asks of every file that the federation runtime fetches of a remote. */
export const releasePlugin: ModuleFederationRuntimePlugin = {
  name: 'aranya-releases',

  /** A manifest is what was released, and arrives in time. */
  fetch: (address) => fetchManifest(address),

  /** An entry, or a chunk that a module begins with, is a script that this page trusts. */
  createScript({ url }) {
    const trust = trustOfPage();
    const script = document.createElement('script');
    script.src = trust?.address(url) ?? url;
    script.integrity = trust?.integrity(url) ?? '';
    script.crossOrigin = 'anonymous';
    return { script, timeout: ENTRY_TIMEOUT_MS };
  },

  /** A style sheet is fetched early; webpack inserts it, waits for it and tries again. */
  createLink({ url }) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'style';
    link.href = url;
    link.integrity = trustOfPage()?.integrity(url) ?? '';
    link.crossOrigin = 'anonymous';
    return link;
  },
};
