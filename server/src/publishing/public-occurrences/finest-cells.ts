import { CellList } from '../place-codes/cell-list';
import { AXIS_BITS } from '../place-codes/place-code';
import type { PlacesOfSpecies, StepBox } from '../place-codes/places-of-species';

/** What is known of a species while the level of a view is looked for. */
interface Look {
  places: PlacesOfSpecies;
  /** Of the level for which it was looked at last; none where it was not yet. */
  cells: CellList;
  /** So many cells it has at least of the level that is looked at. */
  atLeast: number;
}

/**
 * The cells of several species that a box touches, of the finest level at which there is room for all. A finer level
 * is given up as soon as it has too many; from what was seen by then follows how many a coarser one has at
 * least, so that species are not looked at once more for each level that has too many, too.
 *
 * @param finest The finest level that is wanted.
 * @param room So many cells at most; those of level 0 are taken as they are.
 */
export function finestCells(
  species: readonly PlacesOfSpecies[],
  box: StepBox,
  finest: number,
  room: number,
): CellList[] {
  const looks = species.map((places): Look => ({ places, cells: NONE, atLeast: 0 }));
  let level = finest;
  while (!hasRoom(looks, box, level, level > 0 ? room : Number.POSITIVE_INFINITY)) level -= 1;
  return looks.map(({ cells }) => cells);
}

const NONE = new CellList(0);

/** Looks at species until all cells of a level are known, or more than there is room for. */
function hasRoom(looks: Look[], box: StepBox, level: number, room: number): boolean {
  let sum = 0;
  for (const look of looks) {
    look.atLeast = cellsAtLeast(look.cells, level);
    sum += look.atLeast;
  }
  // Those of which nothing is known come before those that have some.
  for (const look of [...looks].sort((one, other) => one.atLeast - other.atLeast)) {
    if (sum > room) return false;
    sum -= look.atLeast;
    look.cells = look.places.cells(level, box, room - sum);
    sum += look.cells.length;
  }
  return sum <= room;
}

/** In how many cells of a coarser level these lie. The box may touch more of them. */
function cellsAtLeast(cells: CellList, level: number): number {
  if (cells.length < 2) return cells.length;
  const side = 2 ** (AXIS_BITS - level);
  let [count, column, row] = [0, -1, -1];
  // Those that are in one lie one after the other.
  for (let cell = 0; cell < cells.length; cell += 1) {
    const [x, y] = [Math.floor(cells.column(cell) / side), Math.floor(cells.row(cell) / side)];
    if (x !== column || y !== row) count += 1;
    [column, row] = [x, y];
  }
  return count;
}
