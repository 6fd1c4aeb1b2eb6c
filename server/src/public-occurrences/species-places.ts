import { AXIS_BITS, latitudeOf, longitudeOf, stepsOf } from './place-code';

/** A square part of a map in steps of both axes, its edges included. */
export interface StepBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Records of a species that share a cell. */
export interface CellOfRecords {
  /** WGS84 degrees, the mean of the records. */
  longitude: number;
  latitude: number;
  count: number;
}

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

/**
 * The places of one species, so arranged that the cells of a view are found by bisection and
 * counted by a difference: the time grows with what is shown and not with the records.
 */
export class SpeciesPlaces {
  readonly #codes: Float64Array;
  /** Sums of the steps of all places before an index. */
  readonly #columns: Float64Array;
  readonly #rows: Float64Array;

  constructor(codes: Float64Array) {
    this.#codes = codes.sort();
    this.#columns = new Float64Array(codes.length + 1);
    this.#rows = new Float64Array(codes.length + 1);
    codes.forEach((code, index) => {
      const { column, row } = stepsOf(code);
      this.#columns[index + 1] = (this.#columns[index] as number) + column;
      this.#rows[index + 1] = (this.#rows[index] as number) + row;
    });
  }

  get count(): number {
    return this.#codes.length;
  }

  /** The same places with some more. */
  with(codes: readonly number[]): SpeciesPlaces {
    const all = new Float64Array(this.#codes.length + codes.length);
    all.set(this.#codes);
    all.set(codes, this.#codes.length);
    return new SpeciesPlaces(all);
  }

  /**
   * The cells with records that a box touches.
   * @param level the world is 2 to the power of `level` cells wide
   */
  cells(level: number, box: StepBox): CellOfRecords[] {
    const found: CellOfRecords[] = [];
    this.#visit(0, 0, 0, 0, this.#codes.length, level, box, found);
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
    found: CellOfRecords[],
  ) {
    if (from === to) return;
    const side = 2 ** (AXIS_BITS - depth);
    if (left > box.right || top > box.bottom || left + side <= box.left || top + side <= box.top) {
      return;
    }
    if (depth === level) {
      found.push(this.#cell(from, to));
      return;
    }
    const first = this.#codes[from] as number;
    const quarter = (side / 2) ** 2;
    const start = Math.floor(first / (side * side)) * side * side;
    let begin = from;
    for (let part = 0; part < 4; part++) {
      const end = part === 3 ? to : firstFrom(this.#codes, start + quarter * (part + 1), begin, to);
      const [x, y] = [left + (part & 1) * (side / 2), top + (part >> 1) * (side / 2)];
      this.#visit(depth + 1, x, y, begin, end, level, box, found);
      begin = end;
    }
  }

  #cell(from: number, to: number): CellOfRecords {
    const count = to - from;
    const mean = (sums: Float64Array) => ((sums[to] as number) - (sums[from] as number)) / count;
    return {
      longitude: longitudeOf(mean(this.#columns)),
      latitude: latitudeOf(mean(this.#rows)),
      count,
    };
  }
}
