import { createHmac, randomBytes } from 'node:crypto';
import type { ReleaseFigures } from '@aranya/shared/contracts';
import type { HealthBounds } from '../configuration/limits';

/** How often it is looked for networks to forget where nobody asks for figures, in milliseconds. */
const LOOK_THROUGH_MS = 3_600_000;

/** What a network last reported of a release, in milliseconds since 1970. */
interface Reports {
  last: number;
  /** Undefined where it never failed there. */
  lastFailure: number | undefined;
}

interface SeenRelease {
  remote: string;
  version: string;
  /** By the digests of the networks. */
  networks: Map<string, Reports>;
}

/**
 * In how many networks each release was shown and in how many it failed. A network counts once for a
 * release, however often it reports, so that no single one can make a release look bad or good. Kept in
 * the memory of this process as digests with a key that is nowhere else, and forgotten with it, or after the
 * time of `HealthBounds`.
 */
export class ReleaseHealth {
  readonly #key = randomBytes(32);
  readonly #releases = new Map<string, SeenRelease>();
  readonly #reported = new Map<string, number>();
  #lookedThrough = 0;

  constructor(
    private readonly bounds: HealthBounds,
    private readonly now: () => number = Date.now,
  ) {}

  /** @param failed false for a view that succeeded; a network in which it failed once stays counted so */
  count(remote: string, version: string, network: string, failed: boolean): void {
    if (this.now() - this.#lookedThrough > LOOK_THROUGH_MS) this.#forgetQuiet();
    const digest = createHmac('sha256', this.#key).update(network).digest('base64');
    const release = this.#release(remote, version, digest);
    if (!release) return;
    const known = release.networks.get(digest);
    if (known === undefined && release.networks.size >= this.bounds.networks) return;
    if (known === undefined) this.#reported.set(digest, (this.#reported.get(digest) ?? 0) + 1);
    const last = this.now();
    release.networks.set(digest, { last, lastFailure: failed ? last : known?.lastFailure });
  }

  /**
   * What is known of each release.
   * @param since only reports from then on count, in milliseconds since 1970
   */
  figures(since = 0): ReleaseFigures[] {
    this.#forgetQuiet();
    return [...this.#releases.values()].flatMap(({ remote, version, networks }) => {
      const reports = [...networks.values()].filter(({ last }) => last >= since);
      if (reports.length === 0) return [];
      const failures = reports.filter(({ lastFailure = -1 }) => lastFailure >= since);
      return { remote, version, networks: reports.length, failures: failures.length };
    });
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
    const release = { remote, version, networks: new Map() };
    this.#releases.set(key, release);
    return release;
  }

  /** Networks that have said nothing for long, and releases that no network is left of. */
  #forgetQuiet() {
    this.#lookedThrough = this.now();
    const oldest = this.#lookedThrough - this.bounds.quietMs;
    for (const [key, { networks }] of this.#releases) {
      for (const [digest, { last }] of networks) {
        if (last >= oldest) continue;
        networks.delete(digest);
        this.#countOneLess(digest);
      }
      if (networks.size === 0) this.#releases.delete(key);
    }
  }

  /** What is made up has been seen by one network, what serves by many. */
  #forgetLeastSeen() {
    const [least] = [...this.#releases].sort(
      ([, one], [, other]) => one.networks.size - other.networks.size,
    );
    if (!least) return;
    const [key, { networks }] = least;
    for (const digest of networks.keys()) this.#countOneLess(digest);
    this.#releases.delete(key);
  }

  #countOneLess(digest: string) {
    const left = (this.#reported.get(digest) ?? 1) - 1;
    if (left > 0) this.#reported.set(digest, left);
    else this.#reported.delete(digest);
  }
}
