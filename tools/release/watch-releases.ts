import { ReleaseHealthAnswer } from '@aranya/shared/contracts';
import { withdrawFailing } from './judge-releases';
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

async function look({ store, server, token }: WatchOptions) {
  const answer = await fetch(`${server}/api/aranya/release-health`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(EVERY_MS),
  });
  if (!answer.ok) throw new Error(`${server} answered with ${answer.status}`);
  const { releases } = ReleaseHealthAnswer.parse(await answer.json());
  for (const { remote, version, reason } of await withdrawFailing(store, releases)) {
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
    look(options).then(
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
