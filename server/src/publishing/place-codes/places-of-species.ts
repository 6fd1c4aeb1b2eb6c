import type { CellList } from './cell-list';

/** A square part of a map in steps of both axes, its edges included. */
export interface StepBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Records of a species that share a cell. */
export interface CellOfRecords {
  /** WGS84 degrees, the mean of the records. */
  longitude: number;
  latitude: number;
  count: number;
}

/** The places of one species, in memory or in files. */
export interface PlacesOfSpecies {
  /**
   * The cells with records that a box touches.
   * @param level the world is 2 to the power of `level` cells wide
   * @param maxCells stops looking when it has one cell more than this
   */
  cells(level: number, box: StepBox, maxCells?: number): CellList;
  /** The outermost places; null where there are none. */
  readonly extent: StepBox | null;
  /** What another thread finds the same places by. */
  readonly shared: SharedPlaces | PlacesInFiles;
}

/**
 * Places of one species in memory that threads share: a worker that is given them copies nothing.
 * Nobody writes into them.
 */
export interface SharedPlaces {
  /** Codes of the places, sorted. */
  codes: Float64Array;
  /** Sums of the steps of all places before an index. */
  columns: Float64Array;
  rows: Float64Array;
  /** The outermost places; null where there are none. */
  extent: StepBox | null;
}

/** Places of one species in files: what another thread finds the same places by. */
export interface PlacesInFiles {
  species: string;
  /** Absolute paths. */
  files: string[];
  /** Entries that are in no file yet, in memory that threads share. */
  newest: Float64Array | null;
}
