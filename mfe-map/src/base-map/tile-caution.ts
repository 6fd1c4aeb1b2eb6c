/** What is known about a tile service in this visit. */
export type TileStanding = 'untried' | 'trusted' | 'refused';

/** How many tiles are asked for at once until the first has come. */
const PROBES = 4;

/**
 * After so many failures without a tile between them the service is left alone. One that has sent
 * tiles gets more patience: there are places of which it has none.
 */
const FAILURES_ALLOWED = { untried: 3, trusted: 8 } as const;

/** One tile that wants to be fetched. Exactly one of the three is called, once. */
export interface TileRequest {
  came(): void;
  failed(): void;
  /** Nobody waits for this tile any more. */
  dropped(): void;
}

/**
 * Keeps a page without internet from asking for hundreds of tiles: the first few are asked for
 * alone, the others once one has come, and none after some failures in a row until `retry`.
 */
export class TileCaution {
  #standing: TileStanding = 'untried';
  #inFlight = 0;
  #failures = 0;
  readonly #waiting = new Set<() => void>();
  readonly #listeners = new Set<() => void>();

  /** For React's useSyncExternalStore, as `subscribe` is. */
  readonly standing = () => this.#standing;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** @param start begins the download; called now, later, or never */
  request(start: () => void): TileRequest {
    let started = false;
    const begin = () => {
      this.#waiting.delete(begin);
      started = true;
      this.#inFlight++;
      start();
    };
    const settle = (then?: () => void) => {
      this.#waiting.delete(begin);
      if (started) this.#inFlight--;
      started = false;
      then?.();
      this.#admit();
    };
    if (this.#standing !== 'refused') this.#waiting.add(begin);
    this.#admit();
    return {
      came: () => settle(() => this.#succeeded()),
      failed: () => settle(() => this.#failed()),
      dropped: () => settle(),
    };
  }

  /** Asks again, as if nothing were known. */
  retry() {
    this.#failures = 0;
    this.#becomes('untried');
  }

  /** Asks for nothing until `retry`. */
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

  #becomes(standing: TileStanding) {
    this.#standing = standing;
    for (const listener of this.#listeners) listener();
  }
}

const cautions = new Map<string, TileCaution>();

/** The caution towards one tile service, the same for every map of this visit. */
export function cautionTowards(template: string): TileCaution {
  const known = cautions.get(template) ?? new TileCaution();
  cautions.set(template, known);
  return known;
}
