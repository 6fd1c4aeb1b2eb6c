import type { Registry } from '@aranya/shared/contracts';
import { builtRelease } from '../release/built-release';
import { released } from '../release/stores/move-pointer';
import type { ReleaseStore } from '../release/stores/release-store';

/** Includes the last builds of remotes in watch mode. */
export async function servedRegistry(
  root: string,
  store: ReleaseStore,
  watched: readonly string[],
): Promise<Registry> {
  let { registry } = await store.readRegistry();
  for (const name of watched) {
    registry = released(registry, (await builtRelease(root, name)).release);
  }
  return registry;
}
