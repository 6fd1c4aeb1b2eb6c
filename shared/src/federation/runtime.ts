import type { ReleaseIntegrity } from '@aranya/shared/contracts';
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime';
import { fetchManifest } from './fetch-manifest';
import { ENTRY_TIMEOUT_MS } from './retry';
import { trustOfPage } from './script-trust';
import { trustRelease } from './trusted-releases';

/**
 * The only file that talks to the Module Federation runtime. Registration will change in its next
 * major version; nothing else has to know.
 */

/** What the registry says of the releases that were chosen, by the address of their manifest. */
const hashes = new Map<string, ReleaseIntegrity | undefined>();

/** An address without steps up, as a remote's own runtime writes it: a script that is on its way is then known. */
const asAskedFor = (url: string) => new URL(url, window.location.href).href;

const guard: ModuleFederationRuntimePlugin = {
  name: 'aranya-guard',
  fetch: async (address, init) => {
    const giveUp = new AbortController();
    const timer = window.setTimeout(
      () => giveUp.abort(new Error(`manifest: no answer in ${ENTRY_TIMEOUT_MS} ms`)),
      ENTRY_TIMEOUT_MS,
    );
    try {
      return await fetchManifest(address, { ...init, signal: giveUp.signal }, hashes.get(address));
    } finally {
      window.clearTimeout(timer);
    }
  },
  createScript: ({ url: written, attrs }) => {
    const url = asAskedFor(written);
    const script = document.createElement('script');
    const trust = trustOfPage();
    script.src = trust?.address(url) ?? url;
    script.integrity = trust?.integrity(url) ?? '';
    script.async = true;
    for (const [name, value] of Object.entries(attrs ?? {})) {
      if (typeof value === 'string') script.setAttribute(name, value);
    }
    script.crossOrigin = 'anonymous';
    return { script, timeout: ENTRY_TIMEOUT_MS };
  },
  createLink: ({ url: written, attrs }) => {
    const url = asAskedFor(written);
    const link = document.createElement('link');
    link.href = url;
    for (const [name, value] of Object.entries(attrs ?? {})) {
      if (typeof value === 'string') link.setAttribute(name, value);
    }
    if (link.rel === 'stylesheet') {
      // The remote's own runtime adds the style sheet and waits for it; one that is there already it
      // would take for loaded, even where it was refused.
      link.rel = 'preload';
      link.as = 'style';
    }
    link.integrity = trustOfPage()?.integrity(url) ?? '';
    link.crossOrigin = 'anonymous';
    return link;
  },
};

let guarded = false;

/** `mfe-map` is `mfe_map` inside the runtime, where a name must be an identifier. */
const containerName = (remote: string) => remote.replaceAll('-', '_');

/**
 * Makes the runtime fetch this manifest for this remote, forgetting what it remembered.
 * @param manifestUrl absolute address
 * @param integrity the registry's hashes; undefined for a build without
 */
export function chooseRelease(remote: string, manifestUrl: string, integrity?: ReleaseIntegrity) {
  if (!guarded) {
    registerPlugins([guard]);
    guarded = true;
  }
  trustRelease(manifestUrl, integrity);
  hashes.set(manifestUrl, integrity);
  registerRemotes([{ name: containerName(remote), entry: manifestUrl }], { force: true });
}

/** Loads one module of a registered remote. */
export async function loadExposed<Module>(remote: string, expose: string): Promise<Module> {
  const module = await loadRemote<Module>(`${containerName(remote)}/${expose.replace('./', '')}`);
  if (!module) throw new Error(`no module ${expose}`);
  return module;
}
