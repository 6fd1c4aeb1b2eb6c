import type { ReleaseIntegrity } from '@aranya/shared/contracts';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import { releasePlugin } from './releases/release-plugin';
import { trustRelease } from './releases/trusted-releases';

/** The only file that calls the Module Federation runtime. */

/** `mfe-map` is the container `mfe_map`, because its name is a global variable. */
const containerName = (remote: string) => remote.replaceAll('-', '_');

/**
 * Refetches the release; modules of another release and failures are discarded.
 * @param manifestUrl absolute address
 * @param integrity the registry's hashes; undefined for a build without
 */
export function chooseRelease(remote: string, manifestUrl: string, integrity?: ReleaseIntegrity) {
  trustRelease(manifestUrl, integrity);
  // The runtime ignores a second plugin with the same name.
  registerPlugins([releasePlugin]);
  registerRemotes([{ name: containerName(remote), entry: manifestUrl }], { force: true });
}

/** @param expose such as `./home` */
export async function loadExposed<Module>(remote: string, expose: string): Promise<Module> {
  const id = `${containerName(remote)}/${expose.replace('./', '')}`;
  const module = await loadRemote<Module>(id);
  if (!module) throw new Error(`${id} is empty`);
  return module;
}
