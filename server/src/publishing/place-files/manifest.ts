import { checksumOf } from './segment-layout';

/** Tables whose public records an index holds. */
export type PlaceSource = 'records' | 'imports';

/** What was read from the database when an index was written. Moments are milliseconds since 1970. */
export interface ReadState {
  /** With another database nothing here counts. */
  database: string;
  /** Which species are shown how coarsely: with others nothing is shown before it was read again. */
  species: string;
  /** The imports that are in it. */
  imports: string;
  /** Records received before this moment are in it; null: all. */
  publishedBefore: number | null;
  closing: number;
  /** When reading began, by the database's clock: what was received before is in it. */
  readFrom: number;
  /** Cells of threatened records received before this moment were written down by then. */
  protectedTo: number;
  /** How many protected cells each recorder had when its records were read. They never get fewer. */
  cells: Record<string, number>;
  /** When these were counted, by the database's clock; earlier versions do not say. */
  cellsAt?: number;
  /**
   * Imports were read while a node held something that it had promised to commit: they are read again
   * with the next comparison.
   */
  lacksOfImports?: boolean;
  /** Whether there were no more protected cells after reading than before: nothing else is shown. */
  isSettled: boolean;
}

/** What an index consists of. Files that it does not name are none of it. */
export interface Manifest {
  format: 2;
  state: ReadState;
  /** Names by their numbers in {@link KnownPlaces}. */
  species: string[];
  /** Files of places with how many they have, the largest first. */
  segments: { file: string; places: number }[];
  /** Files of known places by part. */
  known: Record<PlaceSource, Record<string, string>>;
  /** Of each part of a table, what told its rows from others when it was read. */
  prints: Record<PlaceSource, Record<string, string>>;
  /** The number of the next file. */
  next: number;
}

export const MANIFEST = 'manifest.json';

export function writtenManifest(manifest: Manifest): Buffer {
  const json = Buffer.from(JSON.stringify(manifest));
  return Buffer.concat([Buffer.from(`${checksumOf(json)}\n`), json]);
}

/** @returns null where it is not what was written */
export function readManifest(bytes: Buffer): Manifest | null {
  const end = bytes.indexOf('\n');
  const json = bytes.subarray(end + 1);
  if (end < 0 || Number(bytes.subarray(0, end).toString()) !== checksumOf(json)) return null;
  const manifest = JSON.parse(json.toString()) as Manifest;
  return manifest.format === 2 ? manifest : null;
}
