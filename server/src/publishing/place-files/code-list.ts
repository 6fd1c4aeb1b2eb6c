import { enlarged } from '../place-codes/cell-list';

/** Codes in the order in which they came. Cleared, it keeps its memory for the next ones. */
export class CodeList {
  #codes = new Float64Array(16);
  #length = 0;

  add(code: number): void {
    if (this.#length === this.#codes.length) this.#codes = enlarged(this.#codes, 1);
    this.#codes[this.#length] = code;
    this.#length += 1;
  }

  /** Until the next one comes. */
  get codes(): Float64Array {
    return this.#codes.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }
}
