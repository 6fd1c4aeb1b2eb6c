/** A variable that nothing reads. */
export interface UnknownVariable {
  name: string;
  /** The variable that was probably meant, or null. */
  meant: string | null;
}

/** So many letters wrong are a typing error. */
const TYPING_ERROR = 2;

/** Variables of ours that nothing reads. */
export function findUnknownVariables(
  variables: Record<string, string | undefined>,
  known: readonly string[],
): UnknownVariable[] {
  return Object.keys(variables)
    .filter((name) => name.startsWith('ARANYA_') && !known.includes(name))
    .map((name) => ({ name, meant: closest(name, known) }));
}

function closest(name: string, known: readonly string[]): string | null {
  const [best] = known
    .map((other) => ({ other, distance: distance(name, other) }))
    .sort((one, two) => one.distance - two.distance);
  return best && best.distance <= TYPING_ERROR ? best.other : null;
}

/** Letters to change, add, leave out or exchange with their neighbour (Damerau, Levenshtein). */
export function distance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const exchanged =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        exchanged ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
