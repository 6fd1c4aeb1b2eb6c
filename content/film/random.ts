/** A seeded generator of numbers in [0, 1). */
export type Random = () => number;

/** A number between `low` and `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}
