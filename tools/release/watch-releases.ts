import { type ReleaseFigures, ReleaseHealthAnswer } from '@aranya/shared/contracts';
import { watchedSince, withdrawFailing } from './judge-releases';
import type { ReleaseStore } from './release-store';

/** How often the server is asked, in milliseconds. */
const EVERY_MS = 30_000;

interface WatchOptions {
  store: ReleaseStore;
  /** Address of the server, without a slash at its end. */
  server: string;
  /** What the server wants to see of monitors; without it only callers on its own machine are answered. */
  token: string | undefined;
}

/** What was reported of all releases from then on. */
async function figuresSince(since: number, { server, token }: WatchOptions) {
  const answer = await fetch(`${server}/api/aranya/release-health?since=${since}`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(EVERY_MS),
  });
  if (!answer.ok) throw new Error(`${server} answered with ${answer.status}`);
  return ReleaseHealthAnswer.parse(await answer.json()).releases;
}

/** Looks once, at what was reported since each release began: a repaired one begins anew. */
export async function lookAtReleases(options: WatchOptions) {
  const { registry } = await options.store.readRegistry();
  const figures: ReleaseFigures[] = [];
  const watched = watchedSince(registry, Date.now());
  for (const since of new Set(watched.values())) {
    const reported = await figuresSince(since, options);
    figures.push(
      ...reported.filter(({ remote, version }) => watched.get(`${remote} ${version}`) === since),
    );
  }
  for (const { remote, version, reason } of await withdrawFailing(options.store, figures)) {
    console.warn(`${remote} ${version}: ${reason}`);
  }
}

/**
 * Asks the server every half minute how new releases do, and withdraws what fails. A server that cannot be
 * asked is said once, until it can be asked again.
 * @returns stops it
 */
export function watchReleases(options: WatchOptions): () => void {
  let isSilent = false;
  const timer = setInterval(() => {
    lookAtReleases(options).then(
      () => {
        isSilent = false;
      },
      (error: unknown) => {
        if (!isSilent) console.error('Releases are not watched for now:', error);
        isSilent = true;
      },
    );
  }, EVERY_MS);
  return () => clearInterval(timer);
}
