import { type BuiltRelease, builtRelease } from './built-release';
import { pointLasting } from './permanent-files';
import { publishReleases } from './publish-releases';
import { registeredAs, released } from './stores/move-pointer';
import type { ReleaseStore } from './stores/release-store';
import { storedReleases } from './stores/stored-releases';

/** Includes releases whose files were removed since. */
async function wasReleased(store: ReleaseStore, name: string, version: string): Promise<boolean> {
  const registered = registeredAs((await store.readRegistry()).registry, name);
  if (!registered) return false;
  const { served = [], withdrawn = [] } = registered;
  const past = [...served, ...withdrawn, ...(await storedReleases(store, name))];
  return past.some((release) => release.version === version);
}

/** Builds that were released before are skipped, so that a rollback survives a restart. */
export async function releaseNewBuilds(
  root: string,
  store: ReleaseStore,
  names: readonly string[],
) {
  const builds: BuiltRelease[] = [];
  for (const name of names) {
    const built = await builtRelease(root, name);
    if (!(await wasReleased(store, name, built.release.version))) builds.push(built);
  }
  if (builds.length > 0) await publishReleases(store, builds, { point: released });
  // An interrupted command may have left stale permanent URLs.
  const { registry } = await store.readRegistry();
  const asBefore = names.filter((name) => !builds.some(({ release }) => release.name === name));
  for (const name of asBefore) await pointLasting(store, registry, name);
}
