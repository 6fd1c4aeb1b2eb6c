import type { RegisteredRemote } from '@aranya/shared/contracts';
import { registeredAs } from './stores/move-pointer';
import type { Release, ReleaseStore } from './stores/release-store';
import { removeRelease, storedReleases } from './stores/stored-releases';

/** An open tab can load chunks of its release for this time. */
const KEPT_DAYS = 30;

/** Rollback targets, besides the current release. */
const KEPT_RELEASES = 5;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A release that was never current counts from its publication. */
function endOf({ version, releasedAt }: Release, { served, withdrawn }: RegisteredRemote): string {
  const ends = [
    served?.find((past) => past.version === version)?.until,
    withdrawn?.find((past) => past.version === version)?.at,
    releasedAt,
  ];
  return ends.reduce<string>((last, end) => (end && end > last ? end : last), '');
}

/** Keeps the current release, canaries, recent rollback targets and releases of open tabs. */
export function releasesToPrune(
  registered: RegisteredRemote,
  releases: readonly Release[],
  now: Date,
): string[] {
  const kept = new Set([
    registered.version,
    registered.canary?.version,
    registered.previous?.version,
    ...(registered.served ?? []).slice(0, KEPT_RELEASES).map(({ version }) => version),
  ]);
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  return releases
    .filter((release) => !kept.has(release.version) && endOf(release, registered) < oldest)
    .map(({ version }) => version);
}

export async function pruneReleases(
  store: ReleaseStore,
  remote: string,
  now = new Date(),
): Promise<string[]> {
  const { registry } = await store.readRegistry();
  const registered = registeredAs(registry, remote);
  if (!registered) return [];
  const versions = releasesToPrune(registered, await storedReleases(store, remote), now);
  for (const version of versions) await removeRelease(store, remote, version);
  return versions;
}
