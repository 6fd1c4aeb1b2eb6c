import type { ReleaseIntegrity } from '@aranya/shared/contracts';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import { releasePlugin } from './release-plugin';
import { trustRelease } from './trusted-releases';

/** The only file that calls the Module Federation runtime. */

/** `mfe-map` is the container `mfe_map`: its name is a variable of the page. */
const containerName = (remote: string) => remote.replaceAll('-', '_');

/**
 * From now on this remote comes from this manifest, fetched anew: what was loaded of another release, or failed to load,
 * is forgotten.
 * @param manifestUrl absolute address
 * @param integrity the registry's hashes; undefined for a build without
 */
export function chooseRelease(remote: string, manifestUrl: string, integrity?: ReleaseIntegrity) {
  trustRelease(manifestUrl, integrity);
  // The runtime takes a plugin of one name once.
  registerPlugins([releasePlugin]);
  registerRemotes([{ name: containerName(remote), entry: manifestUrl }], { force: true });
}

/**
 * Loads one module of a remote whose release was chosen.
 * @param expose name of the module, such as `./home`
 */
export async function loadExposed<Module>(remote: string, expose: string): Promise<Module> {
  const id = `${containerName(remote)}/${expose.replace('./', '')}`;
  const module = await loadRemote<Module>(id);
  if (!module) throw new Error(`${id} is empty`);
  return module;
}
