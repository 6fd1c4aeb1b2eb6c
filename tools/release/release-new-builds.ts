import { builtRelease } from './built-release';
import { released } from './move-pointer';
import { publishRelease } from './publish-release';
import type { ReleaseStore } from './release-store';
import { storedReleases } from './stored-releases';

/**
 * Releases what was built here and is not in the store yet. A build that is there already is left
 * alone, so that a rollback outlives a restart.
 * @param root the repository's folder
 * @param names of remotes
 */
export async function releaseNewBuilds(
  root: string,
  store: ReleaseStore,
  names: readonly string[],
) {
  for (const name of names) {
    const built = await builtRelease(root, name);
    const { registry } = await store.readRegistry();
    const known = (await storedReleases(store, name)).some(
      ({ version }) => version === built.release.version,
    );
    if (known && registry.remotes.some((remote) => remote.name === name)) continue;
    await publishRelease(store, built, { point: (now) => released(now, built.release) });
  }
}
