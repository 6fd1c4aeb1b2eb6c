import { OTHER_NAMES } from '../source/other-names';
import { bareTerm } from '../source/record-table';

export const ROWS_LOOKED_AT = 10;

/** Minimum number of known column names in a header that has other rows above it. */
const NAMES = 2;

/** A row with this many texts is not a title. */
const TEXTS = 3;

/** Without case and signs. */
export const knownNames = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => [bareTerm(name), ...(OTHER_NAMES[name] ?? [])]).filter(Boolean));

export const namesKnown = (row: readonly string[], known: ReadonlySet<string>): number =>
  new Set(row.map((cell) => bareTerm(cell)).filter((name) => known.has(name))).size;

const texts = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length;

/** Returns the first row unless titles or empty rows are above the header. */
export function headerIndex(rows: readonly string[][], known: ReadonlySet<string>): number {
  const scores = rows.map((row) => namesKnown(row, known));
  const best = Math.max(0, ...scores);
  if (best >= NAMES) return scores.indexOf(best);
  if (best > 0) return scores.findIndex((score) => score > 0);
  const [first = []] = rows;
  const next = rows.findIndex((row) => texts(row) >= (texts(first) === 0 ? 1 : TEXTS));
  return texts(first) <= 1 && next > 0 ? next : 0;
}
