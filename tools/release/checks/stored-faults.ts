import path from 'node:path';
import type { Registry, RemoteRelease } from '@aranya/shared/contracts';
import { releasedFilesFaults } from '../released-files';
import { registeredAs } from '../stores/move-pointer';
import type { ReleaseStore } from '../stores/release-store';
import { releaseFolder } from '../stores/stored-releases';

/** Checks all releases that visitors may get, as browsers do. @returns faults by version */
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

export async function faultsOf(
  store: ReleaseStore,
  remote: string,
  { version, integrity, ...release }: RemoteRelease,
): Promise<string[]> {
  // A release without hashes cannot be checked; the table says so.
  if (!integrity) return [];
  const read = (file: string) => store.read(path.posix.join(releaseFolder(remote, version), file));
  return releasedFilesFaults(read, release, integrity);
}
