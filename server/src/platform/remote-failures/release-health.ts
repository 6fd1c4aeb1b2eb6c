import { createHmac, randomBytes } from 'node:crypto';
import type { ReleaseFigures } from '@aranya/shared/contracts';
import type { HealthBounds } from '../configuration/limits';

interface SeenRelease {
  remote: string;
  version: string;
  /** Networks as digests, and whether the release failed there. */
  networks: Map<string, boolean>;
  /** Milliseconds since 1970. */
  lastReport: number;
}

/**
 * In how many networks each release was shown and in how many it failed. A network counts once for a
 * release, however often it reports, so that nobody alone can make a release look bad or good. Kept in
 * the memory of this process as digests with a key that is nowhere else, and forgotten with it.
 */
export class ReleaseHealth {
  readonly #key = randomBytes(32);
  readonly #releases = new Map<string, SeenRelease>();
  readonly #reported = new Map<string, number>();

  constructor(
    private readonly bounds: HealthBounds,
    private readonly now: () => number = Date.now,
  ) {}

  /** @param failed false for a view that succeeded; a network in which it failed once stays counted so */
  count(remote: string, version: string, network: string, failed: boolean): void {
    const digest = createHmac('sha256', this.#key).update(network).digest('base64');
    const release = this.#release(remote, version, digest);
    if (!release) return;
    const known = release.networks.get(digest);
    if (known === undefined && release.networks.size >= this.bounds.networks) return;
    if (known === undefined) this.#reported.set(digest, (this.#reported.get(digest) ?? 0) + 1);
    release.networks.set(digest, failed || known === true);
    release.lastReport = this.now();
  }

  /** What is known of each release. */
  figures(): ReleaseFigures[] {
    this.#forgetQuiet();
    return [...this.#releases.values()].map(({ remote, version, networks }) => ({
      remote,
      version,
      networks: networks.size,
      failures: [...networks.values()].filter(Boolean).length,
    }));
  }

  /** Undefined where this network reports on too much. */
  #release(remote: string, version: string, digest: string): SeenRelease | undefined {
    const key = `${remote} ${version}`;
    const known = this.#releases.get(key);
    if (known?.networks.has(digest)) return known;
    if ((this.#reported.get(digest) ?? 0) >= this.bounds.releasesPerNetwork) return undefined;
    if (known) return known;
    this.#forgetQuiet();
    if (this.#releases.size >= this.bounds.releases) this.#forgetLeastSeen();
    const release = { remote, version, networks: new Map(), lastReport: this.now() };
    this.#releases.set(key, release);
    return release;
  }

  #forgetQuiet() {
    const oldest = this.now() - this.bounds.quietMs;
    for (const [key, { lastReport }] of this.#releases) {
      if (lastReport < oldest) this.#forget(key);
    }
  }

  /** What is made up has been seen by one network, what serves by many. */
  #forgetLeastSeen() {
    const [least] = [...this.#releases].sort(
      ([, one], [, other]) => one.networks.size - other.networks.size,
    );
    if (least) this.#forget(least[0]);
  }

  #forget(key: string) {
    for (const digest of this.#releases.get(key)?.networks.keys() ?? []) {
      const left = (this.#reported.get(digest) ?? 1) - 1;
      if (left > 0) this.#reported.set(digest, left);
      else this.#reported.delete(digest);
    }
    this.#releases.delete(key);
  }
}
