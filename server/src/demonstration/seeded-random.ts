/** Numbers in [0, 1) by mulberry32. Results are stored: block borders, the film, test records. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export class SeededRandom {
  /** A number in [0, 1). */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = seededRandom(seed);
  }

  /** A number in [low, high). */
  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** Mean 0, standard deviation 1. */
  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return radius * Math.cos(2 * Math.PI * this.next());
  }

  /** Heavier items come more often. */
  pick<T>(items: readonly T[], weights?: readonly number[]): T {
    const total = weights ? weights.reduce((sum, weight) => sum + weight, 0) : items.length;
    let rest = this.next() * total;
    for (let i = 0; i < items.length - 1; i++) {
      rest -= weights?.[i] ?? 1;
      if (rest < 0) {
        return items[i] as T;
      }
    }
    return items[items.length - 1] as T;
  }
}
