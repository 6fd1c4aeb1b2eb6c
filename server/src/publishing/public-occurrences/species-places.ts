import { setImmediate } from 'node:timers/promises';
import { CellList } from '../place-codes/cell-list';
import { AXIS_BITS, stepsOf } from '../place-codes/place-code';
import type { PlacesOfSpecies, SharedPlaces, StepBox } from '../place-codes/places-of-species';
import { mergeCodes, sortCodes } from '../place-codes/sort-codes';

/** The first index from `from` up to `to` whose code is not below `code`. */
function firstFrom(codes: Float64Array, code: number, from: number, to: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((codes[middle] as number) < code) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Places whose sums are counted in one go; in between, others are served. */
const PLACES_AT_ONCE = 100_000;

const sharedNumbers = (length: number) =>
  new Float64Array(new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT));

/**
 * The places of one species, so arranged that the cells of a view are found by bisection and
 * counted by a difference: the time grows with what is shown and not with the records.
 */
export class SpeciesPlaces implements PlacesOfSpecies {
  readonly #codes: Float64Array;
  readonly #columns: Float64Array;
  readonly #rows: Float64Array;

  /** @param shared as another thread gave them; {@link SpeciesPlaces.of} arranges new ones */
  constructor(readonly shared: SharedPlaces) {
    this.#codes = shared.codes;
    this.#columns = shared.columns;
    this.#rows = shared.rows;
  }

  /** Arranges places without keeping others waiting, however many there are. */
  static async of(codes: Float64Array | readonly number[]): Promise<SpeciesPlaces> {
    return new SpeciesPlaces(await arranged(await sortCodes(codes)));
  }

  get extent(): StepBox | null {
    return this.shared.extent;
  }

  get count(): number {
    return this.#codes.length;
  }

  /** The same places with some more. */
  async with(codes: readonly number[]): Promise<SpeciesPlaces> {
    if (codes.length === 0) return this;
    const all = await mergeCodes(this.#codes, await sortCodes(codes));
    return new SpeciesPlaces(await arranged(all));
  }

  cells(level: number, box: StepBox, maxCells = Number.POSITIVE_INFINITY): CellList {
    const found = new CellList();
    this.#visit(0, 0, 0, 0, this.#codes.length, level, box, found, maxCells);
    return found;
  }

  #visit(
    depth: number,
    left: number,
    top: number,
    from: number,
    to: number,
    level: number,
    box: StepBox,
    found: CellList,
    maxCells: number,
  ) {
    if (from === to || found.length > maxCells) return;
    const side = 2 ** (AXIS_BITS - depth);
    if (left > box.right || top > box.bottom || left + side <= box.left || top + side <= box.top) {
      return;
    }
    if (depth === level) {
      this.#push(found, from, to);
      return;
    }
    const first = this.#codes[from] as number;
    const quarter = (side / 2) ** 2;
    const start = Math.floor(first / (side * side)) * side * side;
    let begin = from;
    for (let part = 0; part < 4; part++) {
      const end = part === 3 ? to : firstFrom(this.#codes, start + quarter * (part + 1), begin, to);
      const [x, y] = [left + (part & 1) * (side / 2), top + (part >> 1) * (side / 2)];
      this.#visit(depth + 1, x, y, begin, end, level, box, found, maxCells);
      begin = end;
    }
  }

  #push(found: CellList, from: number, to: number) {
    const count = to - from;
    const mean = (sums: Float64Array) => ((sums[to] as number) - (sums[from] as number)) / count;
    found.push(mean(this.#columns), mean(this.#rows), count);
  }
}

/** Sums and extent of sorted codes, in memory that threads share. */
async function arranged(sorted: Float64Array): Promise<SharedPlaces> {
  const [codes, columns, rows] = [
    sharedNumbers(sorted.length),
    sharedNumbers(sorted.length + 1),
    sharedNumbers(sorted.length + 1),
  ];
  codes.set(sorted);
  const [none, far] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const extent = { left: far, right: none, top: far, bottom: none };
  for (let from = 0; from < codes.length; from += PLACES_AT_ONCE) {
    const to = Math.min(codes.length, from + PLACES_AT_ONCE);
    for (let index = from; index < to; index += 1) {
      const { column, row } = stepsOf(codes[index] as number);
      columns[index + 1] = (columns[index] as number) + column;
      rows[index + 1] = (rows[index] as number) + row;
      extent.left = Math.min(extent.left, column);
      extent.right = Math.max(extent.right, column);
      extent.top = Math.min(extent.top, row);
      extent.bottom = Math.max(extent.bottom, row);
    }
    await setImmediate();
  }
  return { codes, columns, rows, extent: codes.length > 0 ? extent : null };
}
