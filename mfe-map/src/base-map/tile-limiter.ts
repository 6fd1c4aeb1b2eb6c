/** State of a tile service in this visit. */
export type TileServiceState = 'untried' | 'trusted' | 'refused';

/** Number of parallel requests until the first tile has loaded. */
const PROBES = 4;

/**
 * Number of consecutive failures after which no more tiles are requested. A service that has sent
 * tiles gets a higher limit, because it may lack some places.
 */
const FAILURES_ALLOWED = { untried: 3, trusted: 8 } as const;

/** End of a request; `dropped`: the tile is not needed any more. */
export type TileOutcome = 'loaded' | 'failed' | 'dropped';

/**
 * Limits requests to a tile service, so that a page without internet does not send hundreds: a few
 * first, the others once one has loaded, and none after several failures in a row until `retry`.
 */
export class TileLimiter {
  #standing: TileServiceState = 'untried';
  #inFlight = 0;
  #failures = 0;
  readonly #waiting = new Set<() => void>();
  readonly #listeners = new Set<() => void>();

  /** Returns the state for React's useSyncExternalStore. */
  readonly standing = () => this.#standing;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /**
   * @param start begins the download; called now, later, or never
   * @returns function that is called once, with the end of the request
   */
  request(start: () => void): (outcome: TileOutcome) => void {
    let started = false;
    const begin = () => {
      this.#waiting.delete(begin);
      started = true;
      this.#inFlight++;
      start();
    };
    if (this.#standing !== 'refused') this.#waiting.add(begin);
    this.#admit();
    return (outcome) => {
      this.#waiting.delete(begin);
      if (started) this.#inFlight--;
      started = false;
      if (outcome === 'loaded') this.#succeeded();
      if (outcome === 'failed') this.#failed();
      this.#admit();
    };
  }

  /** Resets the state and requests again. */
  retry() {
    this.#failures = 0;
    this.#becomes('untried');
  }

  /** Stops all requests until `retry`. */
  refuse() {
    this.#waiting.clear();
    this.#becomes('refused');
  }

  #succeeded() {
    this.#failures = 0;
    if (this.#standing === 'untried') this.#becomes('trusted');
  }

  #failed() {
    this.#failures++;
    if (this.#standing === 'refused') return;
    if (this.#failures >= FAILURES_ALLOWED[this.#standing]) this.refuse();
  }

  #admit() {
    for (const begin of [...this.#waiting]) {
      if (this.#standing === 'refused') return;
      if (this.#standing === 'untried' && this.#inFlight >= PROBES) return;
      begin();
    }
  }

  #becomes(standing: TileServiceState) {
    this.#standing = standing;
    for (const listener of this.#listeners) listener();
  }
}

const cautions = new Map<string, TileLimiter>();

/** Returns the state of a tile service, which all maps of this visit share. */
export function tileLimiterOf(template: string): TileLimiter {
  const known = cautions.get(template) ?? new TileLimiter();
  cautions.set(template, known);
  return known;
}
