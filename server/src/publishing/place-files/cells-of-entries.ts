import { AXIS_BITS, placeCode, stepsOf } from '../place-codes/place-code';
import type { StepBox } from '../place-codes/places-of-species';
import { COLUMNS, COUNT, type Entries, ROWS } from './entries';
import type { SignedCells } from './signed-cells';

/** A stretch of so few entries is looked through; longer ones are halved twice. */
const FEW = 48;

/** A square part of the world in which a view has cells, and the codes in it. */
interface Part {
  depth: number;
  left: number;
  top: number;
  start: number;
  end: number;
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

  function visit(
    depth: number,
    left: number,
    top: number,
    start: number,
    from: number,
    to: number,
  ) {
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
      visit(depth + 1, left + (part & 1) * half, top + (part >> 1) * half, first, begin, end);
      begin = end;
    }
  }

  let searched = 0;
  for (const { depth, left, top, start, end } of partsFor(box, level)) {
    if (found.length > maxCells) break;
    const from = entries.firstFrom(start, searched, entries.length);
    searched = entries.firstFrom(end, from, entries.length);
    visit(depth, left, top, start, from, searched);
  }
}

/** Of the view that was looked at last: it is asked for one species after the other. */
let last: { box: StepBox; level: number; parts: readonly Part[] } | null = null;

function partsFor(box: StepBox, level: number): readonly Part[] {
  if (last?.box !== box || last.level !== level) {
    last = { box, level, parts: partsAround(box, level) };
  }
  return last.parts;
}

/**
 * The cells in which a box lies, as small as four of them can be, in Z-order: nothing above them is
 * looked at, which in a file is a page for each quarter of each step.
 */
function partsAround(box: StepBox, level: number): Part[] {
  const longest = Math.max(1, box.right - box.left + 1, box.bottom - box.top + 1);
  const depth = Math.max(0, Math.min(level, AXIS_BITS - Math.ceil(Math.log2(longest))));
  const side = 2 ** (AXIS_BITS - depth);
  const begin = (step: number) => Math.floor(step / side) * side;
  const lefts = new Set([begin(box.left), begin(box.right)]);
  const tops = new Set([begin(box.top), begin(box.bottom)]);
  return [...tops]
    .flatMap((top) => [...lefts].map((left) => ({ left, top, start: placeCode(left, top) })))
    .sort((one, other) => one.start - other.start)
    .map((corner) => ({ ...corner, depth, end: corner.start + side * side }));
}
