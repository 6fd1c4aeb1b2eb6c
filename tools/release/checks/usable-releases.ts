import type { RegisteredRemote, Registry } from '@aranya/shared/contracts';
import { rollbackTarget } from '../rollback-target';
import { registeredAs, sharedFor } from '../stores/move-pointer';
import type { ReleaseStore } from '../stores/release-store';
import { besideOthersFaults } from './beside-others';
import { faultsOf } from './stored-faults';

interface Wanted {
  remote: string;
  /** Newest first. */
  releases: readonly RegisteredRemote[];
  /** Default: the previous version. */
  to?: string | undefined;
}

/**
 * Drops targets whose files are lost or changed, or that conflict with other remotes.
 * @throws with the faults if a version is named, and if no release remains
 */
export async function usableReleases(
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
