import { REMOTE_ENTRY, type ReleaseIntegrity } from '@aranya/shared/contracts';
import { getInstance } from '@module-federation/runtime';
import { type Container, fetchContainer } from './entry-script';
import { fetchManifest } from './fetch-manifest';
import { type FederationManifest, filesOf } from './manifest-check';
import { preloadFiles } from './preload-files';
import { trustRelease } from './trusted-releases';

/**
 * The only file that talks to the Module Federation runtime. The runtime shares modules; loading a remote is
 * ours (its manifest, its entry script, by their hashes and with their limits), so that the runtime's own way,
 * a third of it, is not in the first script (`disableRemote` in `shared/build/webpack.ts`).
 */

/** What a container shares under its name is in the scope of this name. */
const SCOPE = 'default';

/** A remote's container with what it was made from. */
interface Started {
  container: Container;
  manifest: FederationManifest;
}

interface Chosen {
  /** Absolute address. */
  manifestUrl: string;
  integrity?: ReleaseIntegrity;
  starting?: Promise<Started>;
}

const releases = new Map<string, Chosen>();

/** `mfe-map` is the variable `mfe_map` in the page, where a name must be an identifier. */
const containerName = (remote: string) => remote.replaceAll('-', '_');

interface Shared {
  from?: string;
  loaded?: boolean;
}

/** The page's shared modules, by name and version. */
function sharedModules(): Record<string, Record<string, Shared>> {
  const scopes = getInstance()?.shareScopeMap;
  if (!scopes) throw new Error('This page shares no modules.');
  scopes[SCOPE] ??= {};
  return scopes[SCOPE] as unknown as Record<string, Record<string, Shared>>;
}

/** What another release of the remote has left: nothing may be taken from it any more. */
function forgetContainer(name: string) {
  const { __FEDERATION__: page } = globalThis as unknown as {
    __FEDERATION__?: { __INSTANCES__: { name: string }[] };
  };
  if (page) {
    const others = page.__INSTANCES__.filter((instance) => instance.name !== name);
    page.__INSTANCES__.splice(0, Number.POSITIVE_INFINITY, ...others);
  }
  for (const versions of Object.values(sharedModules())) {
    for (const [version, { from, loaded }] of Object.entries(versions)) {
      if (from === name && !loaded) delete versions[version];
    }
  }
}

async function start(remote: string, { manifestUrl, integrity }: Chosen): Promise<Started> {
  const name = containerName(remote);
  // Beside its manifest, which names it: our builds name it the same. Only by its hash, or it would be fetched again.
  if (integrity) preloadFiles([new URL(REMOTE_ENTRY, manifestUrl).href]);
  const manifest = await fetchManifest(manifestUrl, integrity);
  const entry = new URL(manifest.metaData.remoteEntry.name, manifestUrl).href;
  const container = await fetchContainer(name, entry);
  const scope = sharedModules();
  const options = { version: '', shareScopeKeys: SCOPE };
  // As the runtime itself hands it over: not with what is copied of the options.
  Object.defineProperty(options, 'shareScopeMap', { value: getInstance()?.shareScopeMap });
  await container.init(scope, [], options);
  return { container, manifest };
}

/**
 * From now on this remote comes from this manifest, fetched anew.
 * @param manifestUrl absolute address
 * @param integrity the registry's hashes; undefined for a build without
 */
export function chooseRelease(remote: string, manifestUrl: string, integrity?: ReleaseIntegrity) {
  trustRelease(manifestUrl, integrity);
  if (releases.has(remote)) forgetContainer(containerName(remote));
  releases.set(remote, { manifestUrl, integrity });
}

/** Loads one module of a remote whose release was chosen. */
export async function loadExposed<Module>(remote: string, expose: string): Promise<Module> {
  const release = releases.get(remote);
  if (!release) throw new Error(`no release of ${remote}`);
  release.starting ??= start(remote, release);
  const { container, manifest } = await release.starting;
  // As the remote's own runtime writes it, without steps up: a file that is on its way is then known.
  const addressOf = (file: string) => new URL(file, release.manifestUrl).href;
  preloadFiles(filesOf(manifest, expose).map(addressOf));
  const factory = await container.get(expose);
  return factory() as Module;
}
