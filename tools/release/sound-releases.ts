import type { RegisteredRemote, Registry } from '@aranya/shared/contracts';
import { besideOthersFaults } from './beside-others';
import { registeredAs, sharedFor } from './move-pointer';
import type { ReleaseStore } from './release-store';
import { rollbackTarget } from './rollback-target';
import { faultsOf } from './stored-faults';

interface Wanted {
  remote: string;
  /** The remote's releases in the store, the newest first. */
  releases: readonly RegisteredRemote[];
  /** Version to go back to; the one before by default. */
  to?: string | undefined;
}

/**
 * The releases without those that a rollback would come to and that cannot serve: files are lost or changed,
 * or they do not fit beside what the other remotes serve today.
 * @throws with the faults where a version is named, and where no release is left to go back to
 */
export async function soundReleases(
  store: ReleaseStore,
  registry: Registry,
  { remote, releases, to }: Wanted,
): Promise<readonly RegisteredRemote[]> {
  const now = registeredAs(registry, remote);
  if (!now) return releases;
  let left = releases;
  for (;;) {
    const target = rollbackTarget(now, left, { to, shared: sharedFor(registry, remote) });
    const faults = [
      ...(await faultsOf(store, remote, target)),
      ...besideOthersFaults(target, registry),
    ];
    if (faults.length === 0) return left;
    const { version } = target;
    if (to !== undefined) {
      throw new Error(`${remote} ${to} cannot be gone back to:\n  ${faults.join('\n  ')}`);
    }
    console.warn(`${remote} ${version} is passed over:\n  ${faults.join('\n  ')}`);
    left = left.filter((release) => release.version !== version);
  }
}
