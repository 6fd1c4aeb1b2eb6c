import { AXIS_BITS, placeCode, stepsOf } from '../place-codes/place-code';
import type { StepBox } from '../place-codes/places-of-species';
import { COLUMNS, COUNT, type Entries, ROWS } from './entries';
import type { SignedCells } from './signed-cells';

/** A stretch of so few entries is looked through; longer ones are halved twice. */
const FEW = 48;

/** Lists of so few entries are halved from the whole world on: they are a page or two. */
const SOON_HALVED = 512;

/** Part of the world that is looked at: a square cell and the entries in it. */
interface Part {
  depth: number;
  left: number;
  top: number;
  start: number;
  from: number;
  to: number;
}

/**
 * The cells of a level that a box touches, in Z-order.
 * @param entries of the same or of a finer level
 * @param maxCells stops looking when it has more
 * @param found has no cells yet
 */
export function cellsOfEntries(
  entries: Entries,
  level: number,
  box: StepBox,
  maxCells: number,
  found: SignedCells,
): void {
  const cellSide = 2 ** (AXIS_BITS - level);
  const cellCodes = cellSide * cellSide;

  function push(start: number, from: number, to: number) {
    found.push(
      start,
      entries.before(to, COUNT) - entries.before(from, COUNT),
      entries.before(to, COLUMNS) - entries.before(from, COLUMNS),
      entries.before(to, ROWS) - entries.before(from, ROWS),
    );
  }

  function isTouched(start: number): boolean {
    const { column, row } = stepsOf(start);
    return (
      column <= box.right &&
      row <= box.bottom &&
      column + cellSide > box.left &&
      row + cellSide > box.top
    );
  }

  /** Looks through a stretch entry by entry. */
  function scan(from: number, to: number, isWithin: boolean) {
    let begin = from;
    while (begin < to && found.length <= maxCells) {
      const start = Math.floor(entries.code(begin) / cellCodes) * cellCodes;
      let end = begin + 1;
      while (end < to && entries.code(end) < start + cellCodes) end += 1;
      if (isWithin || isTouched(start)) push(start, begin, end);
      begin = end;
    }
  }

  function visit({ depth, left, top, start, from, to }: Part) {
    if (from === to || found.length > maxCells) return;
    const side = 2 ** (AXIS_BITS - depth);
    const [right, bottom] = [left + side - 1, top + side - 1];
    if (left > box.right || top > box.bottom || right < box.left || bottom < box.top) return;
    if (depth === level) return push(start, from, to);
    const isWithin =
      left >= box.left && top >= box.top && right <= box.right && bottom <= box.bottom;
    if (to - from <= FEW || (isWithin && entries.level === level)) return scan(from, to, isWithin);
    const half = side / 2;
    let begin = from;
    for (let part = 0; part < 4; part += 1) {
      const first = start + half * half * part;
      const end = part === 3 ? to : entries.firstFrom(first + half * half, begin, to);
      const [x, y] = [left + (part & 1) * half, top + (part >> 1) * half];
      visit({ depth: depth + 1, left: x, top: y, start: first, from: begin, to: end });
      begin = end;
    }
  }

  const whole = { depth: 0, left: 0, top: 0, start: 0, from: 0, to: entries.length };
  const parts = entries.length <= SOON_HALVED ? [whole] : partsAround(entries, level, box);
  for (const part of parts) visit(part);
}

/**
 * The cells in which a box lies, as small as four of them can be, in Z-order: nothing above them is
 * looked at, which in a file is a page for each quarter of each step.
 */
function partsAround(entries: Entries, level: number, box: StepBox): Part[] {
  const longest = Math.max(1, box.right - box.left + 1, box.bottom - box.top + 1);
  const depth = Math.max(0, Math.min(level, AXIS_BITS - Math.ceil(Math.log2(longest))));
  const side = 2 ** (AXIS_BITS - depth);
  const begin = (step: number) => Math.floor(step / side) * side;
  const lefts = new Set([begin(box.left), begin(box.right)]);
  const tops = new Set([begin(box.top), begin(box.bottom)]);
  return [...tops]
    .flatMap((top) => [...lefts].map((left) => ({ left, top, start: placeCode(left, top) })))
    .sort((one, other) => one.start - other.start)
    .map(({ left, top, start }) => {
      const from = entries.firstFrom(start, 0, entries.length);
      const to = entries.firstFrom(start + side * side, from, entries.length);
      return { depth, left, top, start, from, to };
    });
}
