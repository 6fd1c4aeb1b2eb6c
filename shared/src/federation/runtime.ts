import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime';
import { checkedManifest } from './manifest-check';
import { ENTRY_TIMEOUT_MS } from './retry';

/**
 * The only file that talks to the Module Federation runtime. Registration will change in its next
 * major version; nothing else has to know.
 */

const guard: ModuleFederationRuntimePlugin = {
  name: 'aranya-guard',
  fetch: async (address, init) => {
    const giveUp = new AbortController();
    const timer = window.setTimeout(
      () => giveUp.abort(new Error(`manifest: no answer in ${ENTRY_TIMEOUT_MS} ms`)),
      ENTRY_TIMEOUT_MS,
    );
    try {
      return await checkedManifest(await fetch(address, { ...init, signal: giveUp.signal }));
    } finally {
      window.clearTimeout(timer);
    }
  },
  createScript: ({ url, attrs }) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    for (const [name, value] of Object.entries(attrs ?? {})) {
      if (typeof value === 'string') script.setAttribute(name, value);
    }
    script.crossOrigin = 'anonymous';
    return { script, timeout: ENTRY_TIMEOUT_MS };
  },
  createLink: ({ url, attrs }) => {
    const link = document.createElement('link');
    link.href = url;
    for (const [name, value] of Object.entries(attrs ?? {})) {
      if (typeof value === 'string') link.setAttribute(name, value);
    }
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
 */
export function chooseRelease(remote: string, manifestUrl: string) {
  if (!guarded) {
    registerPlugins([guard]);
    guarded = true;
  }
  registerRemotes([{ name: containerName(remote), entry: manifestUrl }], { force: true });
}

/** Loads one module of a registered remote. */
export async function loadExposed<Module>(remote: string, expose: string): Promise<Module> {
  const module = await loadRemote<Module>(`${containerName(remote)}/${expose.replace('./', '')}`);
  if (!module) throw new Error(`no module ${expose}`);
  return module;
}
