import { AXIS_BITS, placeCode } from '../place-codes/place-code';
import type { StepBox } from '../place-codes/places-of-species';

/** The world is 2 to the power of this many cells wide: a cell is 1.2 km at the equator, 64 pixels of a view at zoom 13. */
const LEVEL = 15;
const SIDE = 2 ** (AXIS_BITS - LEVEL);
const CODES_OF_CELL = SIDE * SIDE;

/** Cells that lie together in the memory, a bit each: 512 bytes for 78 km by 78 km with anything in it. */
const CELLS_OF_BLOCK = 4_096;

/** Of a larger part of the world nothing is said, which shows records anyway. */
const MOST_CELLS = 4_096;

/** A block's bits as Base64, by its number. */
export type WrittenCells = Record<string, string>;

/**
 * Where a file of places has anything, whatever the species. A view of a place where nobody recorded anything reads nothing, where it
 * would be a page for each species.
 */
export class HeldCells {
  readonly #blocks: Map<number, Uint8Array>;
  #added = -1;
  /** The species of a view are asked for one after the other. */
  #asked: { box: StepBox; level: number; mayHave: boolean } | null = null;

  constructor(written: WrittenCells = {}) {
    this.#blocks = new Map(
      Object.entries(written).map(([block, bits]) => [Number(block), Buffer.from(bits, 'base64')]),
    );
  }

  /** @param code of a place */
  add(code: number): void {
    const cell = Math.floor(code / CODES_OF_CELL);
    if (cell === this.#added) return;
    this.#added = cell;
    const [number, bit] = [Math.floor(cell / CELLS_OF_BLOCK), cell % CELLS_OF_BLOCK];
    const block = this.#blocks.get(number) ?? new Uint8Array(CELLS_OF_BLOCK / 8);
    block[bit >> 3] = (block[bit >> 3] as number) | (1 << (bit & 7));
    this.#blocks.set(number, block);
  }

  /** False: nothing is in the cells of a level that a box touches. */
  mayHave(level: number, box: StepBox): boolean {
    if (this.#asked?.box !== box || this.#asked.level !== level) {
      this.#asked = { box, level, mayHave: this.#looked(level, box) };
    }
    return this.#asked.mayHave;
  }

  toJSON(): WrittenCells {
    return Object.fromEntries(
      [...this.#blocks].map(([number, bits]) => [number, Buffer.from(bits).toString('base64')]),
    );
  }

  #looked(level: number, box: StepBox): boolean {
    const side = Math.max(SIDE, 2 ** (AXIS_BITS - level));
    const from = (step: number) => Math.floor(step / side) * (side / SIDE);
    const [left, right] = [from(box.left), from(box.right) + side / SIDE];
    const [top, bottom] = [from(box.top), from(box.bottom) + side / SIDE];
    if ((right - left) * (bottom - top) > MOST_CELLS) return true;
    for (let row = top; row < bottom; row += 1) {
      for (let column = left; column < right; column += 1) {
        if (this.#has(placeCode(column * SIDE, row * SIDE) / CODES_OF_CELL)) return true;
      }
    }
    return false;
  }

  #has(cell: number): boolean {
    const block = this.#blocks.get(Math.floor(cell / CELLS_OF_BLOCK));
    const bit = cell % CELLS_OF_BLOCK;
    return block !== undefined && ((block[bit >> 3] as number) & (1 << (bit & 7))) !== 0;
  }
}
