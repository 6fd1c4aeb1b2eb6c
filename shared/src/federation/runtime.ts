import { REMOTE_ENTRY, type ReleaseIntegrity, type RemoteRelease } from '@aranya/shared/contracts';
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
  integrity?: ReleaseIntegrity | undefined;
  needs?: RemoteRelease['needs'];
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

/**
 * Asks for what a module needs beside the release's manifest, which names it: the entry, which our builds name the same,
 * and what the registry names. Only by hashes, or it would be fetched again.
 */
function preloadBeside({ manifestUrl, integrity, needs }: Chosen, expose: string) {
  if (!integrity) return;
  preloadFiles([new URL(REMOTE_ENTRY, manifestUrl).href]);
  const hashes = Object.entries(needs?.[expose]?.integrity ?? {})
    .filter(([file, hash]) => file !== REMOTE_ENTRY && hash)
    .map(([file, hash]) => [new URL(file, manifestUrl).href, hash] as const);
  const hashOf = new Map(hashes);
  preloadFiles([...hashOf.keys()], (url) => hashOf.get(url) ?? '');
}

async function start(remote: string, release: Chosen, expose: string): Promise<Started> {
  const { manifestUrl, integrity } = release;
  const name = containerName(remote);
  preloadBeside(release, expose);
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
 * @param release what the registry has of it: hashes, where the build has them, and what modules need
 */
export function chooseRelease(
  remote: string,
  manifestUrl: string,
  { integrity, needs }: Pick<RemoteRelease, 'integrity' | 'needs'> = {},
) {
  trustRelease(manifestUrl, integrity);
  if (releases.has(remote)) forgetContainer(containerName(remote));
  releases.set(remote, { manifestUrl, integrity, needs });
}

/** Loads one module of a remote whose release was chosen. */
export async function loadExposed<Module>(remote: string, expose: string): Promise<Module> {
  const release = releases.get(remote);
  if (!release) throw new Error(`no release of ${remote}`);
  release.starting ??= start(remote, release, expose);
  const { container, manifest } = await release.starting;
  // As the remote's own runtime writes it, without steps up: a file that is on its way is then known.
  const addressOf = (file: string) => new URL(file, release.manifestUrl).href;
  preloadFiles(filesOf(manifest, expose).map(addressOf));
  const factory = await container.get(expose);
  return factory() as Module;
}
