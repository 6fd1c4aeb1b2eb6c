import type { Registry } from '@aranya/shared/contracts';
import type { BuiltRelease } from './built-release';
import { releaseFaults } from './checks/check-release';
import { pointLasting } from './permanent-files';
import { changeRegistry, type Release, type ReleaseStore } from './stores/release-store';
import { addRelease } from './stores/stored-releases';

interface PublishOptions {
  point: (registry: Registry, release: Release) => Registry;
  /** Visits a build in a browser, with the registry's releases. @returns errors as sentences */
  render?: ((built: BuiltRelease, registry: Registry) => Promise<string[]>) | undefined;
}

/**
 * Moves all pointers last, so that every file of the registry exists. Builds are checked together,
 * so that one may show a new module of another.
 * @throws if a build has faults; nothing has changed then
 */
export async function publishReleases(
  store: ReleaseStore,
  builds: readonly BuiltRelease[],
  { point, render }: PublishOptions,
): Promise<Registry> {
  const pointToAll = (now: Registry) =>
    builds.reduce((registry, { release }) => point(registry, release), now);
  // Checks before any write whether the pointer can be moved.
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
