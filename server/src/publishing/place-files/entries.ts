/**
 * Places in a list of entries, sorted by their codes in Z-order. An entry is a cell of the list's level
 * (of the finest level: one place) with the sums of all entries up to it, itself included, so that any
 * stretch is counted by a difference. Counts may be negative: a list may say what has gone.
 */
export const FIELDS = 4;
export const CODE = 0;
/** Running sums: of records, and of the steps of both axes over all of these. */
export const COUNT = 1;
export const COLUMNS = 2;
export const ROWS = 3;

/** Running sums that an entry has. */
export type SumField = typeof COUNT | typeof COLUMNS | typeof ROWS;

/** A list of entries, in memory or in a file. */
export interface Entries {
  length: number;
  /** The world is 2 to the power of this many cells wide. */
  level: number;
  /** The first code of an entry's cell. */
  code(index: number): number;
  /** Sum of the entries before an index. */
  before(index: number, field: SumField): number;
  /** The first index from `from` up to `to` whose code is not below `code`. */
  firstFrom(code: number, from: number, to: number): number;
}

/** Bisection in entries that lie one after the other in an array. */
export function firstInArray(data: Float64Array, code: number, from: number, to: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((data[middle * FIELDS] as number) < code) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Entries in memory, which threads may share. */
export class MemoryEntries implements Entries {
  constructor(
    readonly data: Float64Array,
    readonly level: number,
  ) {}

  get length(): number {
    return this.data.length / FIELDS;
  }

  code(index: number): number {
    return this.data[index * FIELDS] as number;
  }

  before(index: number, field: SumField): number {
    return index === 0 ? 0 : (this.data[(index - 1) * FIELDS + field] as number);
  }

  firstFrom(code: number, from: number, to: number): number {
    return firstInArray(this.data, code, from, to);
  }
}
