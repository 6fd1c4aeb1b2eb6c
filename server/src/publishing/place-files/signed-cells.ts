import { enlarged } from '../place-codes/cell-list';

const FIELDS = 4;
const START = 0;
const COUNT = 1;
const COLUMNS = 2;
const ROWS = 3;

/**
 * What a list of entries says of cells, in Z-order: the first code of each, and its records with the sums of their
 * steps, which may be negative. What several lists say adds up.
 */
export class SignedCells {
  #numbers = new Float64Array(16 * FIELDS);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Keeps the memory. */
  clear(): void {
    this.#length = 0;
  }

  push(start: number, count: number, columns: number, rows: number): void {
    const at = this.#length * FIELDS;
    if (at === this.#numbers.length) this.#numbers = enlarged(this.#numbers, FIELDS);
    this.#numbers[at + START] = start;
    this.#numbers[at + COUNT] = count;
    this.#numbers[at + COLUMNS] = columns;
    this.#numbers[at + ROWS] = rows;
    this.#length += 1;
  }

  start(index: number): number {
    return index < this.#length
      ? (this.#numbers[index * FIELDS + START] as number)
      : Number.POSITIVE_INFINITY;
  }

  count(index: number): number {
    return this.#numbers[index * FIELDS + COUNT] as number;
  }

  columns(index: number): number {
    return this.#numbers[index * FIELDS + COLUMNS] as number;
  }

  rows(index: number): number {
    return this.#numbers[index * FIELDS + ROWS] as number;
  }

  /** Becomes the sum of two others. */
  addUp(one: SignedCells, other: SignedCells): void {
    this.clear();
    let [left, right] = [0, 0];
    while (left < one.length || right < other.length) {
      const [start, otherStart] = [one.start(left), other.start(right)];
      let [count, columns, rows] = [0, 0, 0];
      if (start <= otherStart) {
        count += one.count(left);
        columns += one.columns(left);
        rows += one.rows(left);
        left += 1;
      }
      if (otherStart <= start) {
        count += other.count(right);
        columns += other.columns(right);
        rows += other.rows(right);
        right += 1;
      }
      this.push(Math.min(start, otherStart), count, columns, rows);
    }
  }
}
