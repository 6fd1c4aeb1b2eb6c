import { type Registry, type ReleaseFigures, WATCHED_MS } from '@aranya/shared/contracts';
import { pointLasting } from './lasting-files';
import { registeredAs, rolledBack, sharedFor } from './move-pointer';
import { changeRegistry, type ReleaseStore } from './release-store';
import { rollbackTarget } from './rollback-target';
import { soundReleases } from './sound-releases';
import { storedReleases } from './stored-releases';

/** Fewer networks than these say nothing about a release; so nobody alone can have one withdrawn. */
const FEWEST_NETWORKS = 20;

/** Share of the networks in which a release may fail. */
const TOLERATED = 0.3;

/** A release that is withdrawn by itself, and why. */
export interface Verdict {
  remote: string;
  version: string;
  reason: string;
}

/** When each release began that is watched, in milliseconds since 1970, by remote and version. */
export function watchedSince(registry: Registry, now: number): Map<string, number> {
  const releases = registry.remotes.flatMap(({ name, version, since, canary }) =>
    [{ version, since }, canary].flatMap((release) => {
      const start = Date.parse(release?.since ?? '');
      const isNew = now - start < WATCHED_MS;
      return release && isNew ? [[`${name} ${release.version}`, start] as const] : [];
    }),
  );
  return new Map(releases);
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/**
 * Releases that fail for more visitors than is tolerated. Only those that are new are judged: the
 * current one of a remote while it is watched, and its canary. What is older may be failing for other reasons,
 * nobody reports any more where it works, and there would be no end of going back.
 * @param now in milliseconds since 1970
 */
export function failingReleases(
  registry: Registry,
  figures: readonly ReleaseFigures[],
  now = Date.now(),
): Verdict[] {
  const watched = watchedSince(registry, now);
  return figures.flatMap(({ remote, version, networks, failures }) => {
    const judged = watched.has(`${remote} ${version}`);
    if (!judged || networks < FEWEST_NETWORKS || failures / networks <= TOLERATED) return [];
    const reason = `Withdrawn by itself: it failed in ${failures} of ${networks} networks (${percent(failures / networks)}; ${percent(TOLERATED)} are tolerated).`;
    return [{ remote, version, reason }];
  });
}

/** The registry without a release; as it is where that serves nobody any more. */
function withdrawn(
  registry: Registry,
  { remote, version, reason }: Verdict,
  options: Omit<Parameters<typeof rolledBack>[2], 'reason'>,
): Registry {
  const now = registeredAs(registry, remote);
  if (now?.canary?.version === version) return rolledBack(registry, remote, { ...options, reason });
  if (now?.version !== version) return registry;
  // By its name, so that a canary that is tried beside it goes on.
  const to = rollbackTarget(now, options.releases, {
    to: undefined,
    shared: sharedFor(registry, remote),
  }).version;
  return rolledBack(registry, remote, { ...options, to, reason });
}

/**
 * Withdraws what fails.
 * @returns what was withdrawn; a release that has none before it stays, and is not among them
 */
export async function withdrawFailing(
  store: ReleaseStore,
  figures: readonly ReleaseFigures[],
): Promise<Verdict[]> {
  const { registry } = await store.readRegistry();
  const done: Verdict[] = [];
  for (const verdict of failingReleases(registry, figures)) {
    const stored = await storedReleases(store, verdict.remote);
    const isCurrent = registeredAs(registry, verdict.remote)?.version === verdict.version;
    try {
      const releases = isCurrent
        ? await soundReleases(store, registry, { remote: verdict.remote, releases: stored })
        : stored;
      const changed = await changeRegistry(store, (now) => withdrawn(now, verdict, { releases }));
      await pointLasting(store, changed, verdict.remote);
      done.push(verdict);
    } catch (error) {
      console.error(`${verdict.remote} ${verdict.version}: ${verdict.reason} It stays:`, error);
    }
  }
  return done;
}
