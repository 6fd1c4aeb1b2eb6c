import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { fetchManifest } from '../fetch-manifest';
import { ENTRY_TIMEOUT_MS } from '../retry';
import { trustOfPage } from '../script-trust';

export const releasePlugin: ModuleFederationRuntimePlugin = {
  name: 'aranya-releases',

  fetch: (address) => fetchManifest(address),

  /** Entries and first chunks must be scripts that this page trusts. */
  createScript({ url }) {
    const trust = trustOfPage();
    const script = document.createElement('script');
    script.src = trust?.address(url) ?? url;
    script.integrity = trust?.integrity(url) ?? '';
    script.crossOrigin = 'anonymous';
    return { script, timeout: ENTRY_TIMEOUT_MS };
  },

  /** Preloads a style sheet; webpack inserts and retries it. */
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
