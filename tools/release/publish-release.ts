import type { Registry } from '@aranya/shared/contracts';
import type { BuiltRelease } from './built-release';
import { releaseFaults } from './check-release';
import { changeRegistry, type ReleaseStore } from './release-store';
import { addRelease } from './stored-releases';

interface PublishOptions {
  /** Moves the pointer. */
  point: (registry: Registry) => Registry;
  /** Shows the build in a browser; what fails there comes back in sentences. */
  render?: ((registry: Registry) => Promise<string[]>) | undefined;
}

/**
 * Checks a build, puts its files into the store, and moves the pointer last: anyone who reads the
 * registry finds everything that it names.
 * @throws where the build has faults; nothing has changed then
 */
export async function publishRelease(
  store: ReleaseStore,
  built: BuiltRelease,
  { point, render }: PublishOptions,
): Promise<Registry> {
  const { registry } = await store.readRegistry();
  const faults = await releaseFaults(built, registry);
  if (faults.length === 0 && render) faults.push(...(await render(registry)));
  if (faults.length > 0) {
    const { name, version } = built.release;
    throw new Error(`${name} ${version} cannot be released:\n  ${faults.join('\n  ')}`);
  }
  // A pointer that cannot be moved is known before anything is written.
  point(registry);
  await store.checkPointer();
  await addRelease(store, built.release, built.folder);
  return changeRegistry(store, point);
}
