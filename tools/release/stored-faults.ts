import path from 'node:path';
import type { Registry, RemoteRelease } from '@aranya/shared/contracts';
import { registeredAs } from './move-pointer';
import type { ReleaseStore } from './release-store';
import { releasedFilesFaults } from './released-files';
import { releaseFolder } from './stored-releases';

/**
 * What is wrong in the store with each release that visitors may get, by version: against the hashes
 * of the registry, which is what their browsers do.
 */
export async function storedFaults(
  store: ReleaseStore,
  registry: Registry,
  remote: string,
): Promise<Map<string, string[]>> {
  const registered = registeredAs(registry, remote);
  const served = [registered, registered?.canary, registered?.previous];
  const faults = new Map<string, string[]>();
  for (const release of served) {
    if (release) faults.set(release.version, await faultsOf(store, remote, release));
  }
  return faults;
}

/** What is wrong in the store with the files of one release. */
export async function faultsOf(
  store: ReleaseStore,
  remote: string,
  { version, integrity, ...release }: RemoteRelease,
): Promise<string[]> {
  // The table says that it has no hashes; there is nothing to compare.
  if (!integrity) return [];
  const read = (file: string) => store.read(path.posix.join(releaseFolder(remote, version), file));
  return releasedFilesFaults(read, release, integrity);
}
