import { distance as levenshtein } from 'fastest-levenshtein';

/** Maximum edit distance of a typing error. */
const TYPING_ERROR = 2;

/** @returns their names, and the variable that was probably meant, or null */
export function findUnknownVariables(
  variables: Record<string, string | undefined>,
  known: readonly string[],
) {
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

/** Swapping two neighbouring letters counts as one edit. */
export const distance = (one: string, other: string): number =>
  isExchange(one, other) ? 1 : levenshtein(one, other);

function isExchange(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return other === `${one.slice(0, at)}${one[at + 1]}${one[at]}${one.slice(at + 2)}`;
}
