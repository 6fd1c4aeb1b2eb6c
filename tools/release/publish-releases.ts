import type { Registry } from '@aranya/shared/contracts';
import type { BuiltRelease } from './built-release';
import { releaseFaults } from './check-release';
import { pointLasting } from './lasting-files';
import { changeRegistry, type Release, type ReleaseStore } from './release-store';
import { addRelease } from './stored-releases';

interface PublishOptions {
  /** Moves the pointer of one remote. */
  point: (registry: Registry, release: Release) => Registry;
  /** Shows a build in a browser beside those of this registry; what fails there comes back in sentences. */
  render?: ((built: BuiltRelease, registry: Registry) => Promise<string[]>) | undefined;
}

/**
 * Checks builds, puts their files into the store, and moves the pointer of all of them last: anyone who reads
 * the registry finds everything that it names. The builds are checked beside each other, so that one may
 * show a module that is new in another.
 * @throws where one of the builds has faults; nothing has changed then
 */
export async function publishReleases(
  store: ReleaseStore,
  builds: readonly BuiltRelease[],
  { point, render }: PublishOptions,
): Promise<Registry> {
  const pointToAll = (now: Registry) =>
    builds.reduce((registry, { release }) => point(registry, release), now);
  // A pointer that cannot be moved is known before anything is written.
  const future = pointToAll((await store.readRegistry()).registry);
  for (const built of builds) {
    const faults = await releaseFaults(built, future);
    if (faults.length === 0 && render) faults.push(...(await render(built, future)));
    if (faults.length === 0) continue;
    const { name, version } = built.release;
    throw new Error(`${name} ${version} cannot be released:\n  ${faults.join('\n  ')}`);
  }
  await store.checkPointer();
  for (const { release, folder } of builds) await addRelease(store, release, folder);
  const registry = await changeRegistry(store, pointToAll);
  for (const { release } of builds) await pointLasting(store, registry, release.name);
  return registry;
}
