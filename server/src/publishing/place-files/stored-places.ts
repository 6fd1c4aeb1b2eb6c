import { AXIS_BITS, latitudeOf, longitudeOf } from '../place-codes/place-code';
import type {
  CellOfRecords,
  PlacesInFiles,
  PlacesOfSpecies,
  StepBox,
} from '../place-codes/places-of-species';
import { cellsOfEntries, type SignedCell } from './cells-of-entries';
import { MemoryEntries } from './entries';
import { openedSegment } from './opened-segments';
import { around } from './place-edges';
import type { SegmentFile } from './segment-file';

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
  cells(level: number, box: StepBox, maxCells = Number.POSITIVE_INFINITY): CellOfRecords[] {
    const [largest, ...smaller] = this.segments.flatMap(
      (file) => file.entriesFor(this.species, level) ?? [],
    );
    const lists = this.#newest ? [...smaller, this.#newest] : smaller;
    const cells = new Map<number, SignedCell>();
    for (const list of lists) {
      for (const cell of cellsOfEntries(list, level, box, Number.POSITIVE_INFINITY)) {
        const known = cells.get(cell.start);
        if (known) add(known, cell);
        else cells.set(cell.start, cell);
      }
    }
    if (largest) {
      // So many of its cells may turn out to be empty.
      let gone = 0;
      for (const { count } of cells.values()) if (count < 0) gone += 1;
      const found = cellsOfEntries(largest, level, box, maxCells + gone);
      if (cells.size === 0) return found.filter(({ count }) => count > 0).map(described);
      for (const cell of found) {
        const known = cells.get(cell.start);
        if (known) add(known, cell);
        else cells.set(cell.start, cell);
      }
    }
    return [...cells.values()]
      .filter(({ count }) => count > 0)
      .sort((one, other) => one.start - other.start)
      .map(described);
  }
}

function add(to: SignedCell, { count, columns, rows }: SignedCell) {
  to.count += count;
  to.columns += columns;
  to.rows += rows;
}

const described = ({ count, columns, rows }: SignedCell): CellOfRecords => ({
  longitude: longitudeOf(columns / count),
  latitude: latitudeOf(rows / count),
  count,
});
