/** A source of numbers in [0, 1) that gives the same series for the same seed. */
export type Random = () => number;

/** A number between `low` and `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}
