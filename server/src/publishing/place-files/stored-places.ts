import { CellList } from '../place-codes/cell-list';
import { AXIS_BITS } from '../place-codes/place-code';
import type { PlacesInFiles, PlacesOfSpecies, StepBox } from '../place-codes/places-of-species';
import { cellsOfEntries } from './cells-of-entries';
import { type Entries, MemoryEntries } from './entries';
import { openedSegment } from './opened-segments';
import { around } from './place-edges';
import type { SegmentFile } from './segment-file';
import { SignedCells } from './signed-cells';

/** The places of one species in files and, the newest ones, in memory. */
export class StoredPlaces implements PlacesOfSpecies {
  readonly extent: StepBox | null;
  readonly #newest: MemoryEntries | null;

  /** @param segments the largest first */
  constructor(
    private readonly species: string,
    private readonly segments: readonly SegmentFile[],
    newest: { data: Float64Array; extent: StepBox | null } | null,
  ) {
    this.#newest = newest && new MemoryEntries(newest.data, AXIS_BITS);
    this.extent = around([
      ...segments.map(({ directory }) => directory[species]?.extent ?? null),
      newest?.extent ?? null,
    ]);
  }

  /** @throws DamagedFile */
  static inThread({ species, files, newest }: PlacesInFiles): StoredPlaces {
    const data = newest && { data: newest, extent: null };
    return new StoredPlaces(species, files.map(openedSegment), data);
  }

  get shared(): PlacesInFiles {
    return {
      species: this.species,
      files: this.segments.map(({ path }) => path),
      newest: this.#newest?.data ?? null,
    };
  }

  /** @throws DamagedFile */
  cells(level: number, box: StepBox, maxCells = Number.POSITIVE_INFINITY): CellList {
    known.clear();
    let reached = Number.POSITIVE_INFINITY;
    if (this.#newest) add(this.#newest, level, box, Number.POSITIVE_INFINITY);
    // The smallest first, and the largest not before all others are known.
    let largest: Entries | null = null;
    for (let file = this.segments.length - 1; file >= 0; file -= 1) {
      const segment = this.segments[file];
      if (!segment?.mayHave(level, box)) continue;
      const entries = segment.entriesFor(this.species, level);
      if (!entries) continue;
      if (largest) add(largest, level, box, Number.POSITIVE_INFINITY);
      largest = entries;
    }
    if (largest) {
      // So many of its cells may turn out to be empty.
      let gone = 0;
      for (let cell = 0; cell < known.length; cell += 1) if (known.count(cell) < 0) gone += 1;
      reached = add(largest, level, box, maxCells + gone);
    }
    return described(known, reached);
  }
}

// In memory that stays: one is looked at after the other, and nothing of it is kept.
let [known, more, sum] = [new SignedCells(), new SignedCells(), new SignedCells()];

/**
 * Adds what a list of entries has to what is known.
 * @returns the start of the last cell that was looked at, where there are more
 */
function add(list: Entries, level: number, box: StepBox, maxCells: number): number {
  more.clear();
  cellsOfEntries(list, level, box, maxCells, more);
  const reached = more.length > maxCells ? more.start(more.length - 1) : Number.POSITIVE_INFINITY;
  if (known.length === 0) {
    [known, more] = [more, known];
    return reached;
  }
  sum.addUp(known, more);
  [known, sum] = [sum, known];
  return reached;
}

/** Without what lies behind `reached`: of that only some of the lists are known. */
function described(cells: SignedCells, reached: number): CellList {
  const list = new CellList(cells.length);
  for (let cell = 0; cell < cells.length && cells.start(cell) <= reached; cell += 1) {
    const count = cells.count(cell);
    if (count <= 0) continue;
    list.push(cells.columns(cell) / count, cells.rows(cell) / count, count);
  }
  return list;
}
