import { latitudeOf, longitudeOf } from './place-code';
import type { CellOfRecords } from './places-of-species';

const FIELDS = 3;
/** Most lists of a view have no cell: they take no memory. */
const NO_NUMBERS = new Float64Array();

/**
 * Cells of records, one after the other in one memory. A picture has tens of thousands of them: an object for each
 * takes several times as much, and the heap that had room for them stays large.
 */
export class CellList {
  #numbers: Float64Array;
  #length = 0;

  /** @param room for so many cells; more make it larger */
  constructor(room = 16) {
    this.#numbers = room === 0 ? NO_NUMBERS : new Float64Array(room * FIELDS);
  }

  get length(): number {
    return this.#length;
  }

  /** Takes mean steps: degrees are only reckoned of what is shown. */
  push(column: number, row: number, count: number): void {
    const at = this.#length * FIELDS;
    if (at === this.#numbers.length) this.#numbers = enlarged(this.#numbers, FIELDS);
    this.#numbers[at] = column;
    this.#numbers[at + 1] = row;
    this.#numbers[at + 2] = count;
    this.#length += 1;
  }

  /** Mean step of its records from west to east. */
  column(index: number): number {
    return this.#numbers[index * FIELDS] as number;
  }

  /** Mean step of its records from north to south. */
  row(index: number): number {
    return this.#numbers[index * FIELDS + 1] as number;
  }

  longitude(index: number): number {
    return longitudeOf(this.column(index));
  }

  latitude(index: number): number {
    return latitudeOf(this.row(index));
  }

  count(index: number): number {
    return this.#numbers[index * FIELDS + 2] as number;
  }

  /** An object for each: for few of them. */
  all(): CellOfRecords[] {
    const cells: CellOfRecords[] = [];
    for (let index = 0; index < this.#length; index += 1) {
      cells.push({
        longitude: this.longitude(index),
        latitude: this.latitude(index),
        count: this.count(index),
      });
    }
    return cells;
  }
}

/** The same numbers with room for twice as many entries, of so many fields, and one more. */
export function enlarged(numbers: Float64Array, fields: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(numbers.length * 2 + fields);
  larger.set(numbers);
  return larger;
}
