import type { CellOfRecords } from './places-of-species';

const FIELDS = 3;

/**
 * Cells of records, one after the other in one memory. A picture has tens of thousands of them: an object for each
 * takes several times as much, and the heap that had room for them stays large.
 */
export class CellList {
  #numbers: Float64Array;
  #length = 0;

  /** @param room for so many cells; more make it larger */
  constructor(room = 16) {
    this.#numbers = new Float64Array(room * FIELDS);
  }

  get length(): number {
    return this.#length;
  }

  push(longitude: number, latitude: number, count: number): void {
    const at = this.#length * FIELDS;
    if (at === this.#numbers.length) this.#numbers = enlarged(this.#numbers, FIELDS);
    this.#numbers[at] = longitude;
    this.#numbers[at + 1] = latitude;
    this.#numbers[at + 2] = count;
    this.#length += 1;
  }

  longitude(index: number): number {
    return this.#numbers[index * FIELDS] as number;
  }

  latitude(index: number): number {
    return this.#numbers[index * FIELDS + 1] as number;
  }

  count(index: number): number {
    return this.#numbers[index * FIELDS + 2] as number;
  }

  /** An object for each: for few of them. */
  all(): CellOfRecords[] {
    const cells: CellOfRecords[] = [];
    for (let at = 0; at < this.#length * FIELDS; at += FIELDS) {
      cells.push({
        longitude: this.#numbers[at] as number,
        latitude: this.#numbers[at + 1] as number,
        count: this.#numbers[at + 2] as number,
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
