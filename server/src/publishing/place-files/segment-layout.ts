import { crc32 } from 'node:zlib';
import { errorCodeOf } from '../../platform/problems/error-code';
import type { StepBox } from '../place-codes/places-of-species';
import { FIELDS } from './entries';
import type { WrittenCells } from './held-cells';

/** What is read from a file in one go, with a checksum of its own. */
export const ENTRIES_OF_PAGE = 128;
export const PAGE_NUMBERS = ENTRIES_OF_PAGE * FIELDS;
export const PAGE_BYTES = PAGE_NUMBERS * Float64Array.BYTES_PER_ELEMENT;

/** Where the entries of a level of a species lie: from the start of a page on, one after the other. */
export interface LevelInFile {
  level: number;
  page: number;
  entries: number;
}

/** A species in a file, its levels from the finest to the coarsest. */
export interface SpeciesInFile {
  levels: LevelInFile[];
  /** The outermost places of what it adds; null where it only says what has gone. */
  extent: StepBox | null;
}

/**
 * A file of places has pages of entries; then for each page its first code and its checksum; then
 * {@link SegmentContents} as JSON; then a trailer of {@link TRAILER_BYTES}: a mark, the number of pages, the
 * bytes of the JSON and the checksum of all that follows the pages.
 */
export type SegmentDirectory = Record<string, SpeciesInFile>;

/** What a file has, and where. */
export interface SegmentContents {
  directory: SegmentDirectory;
  held: WrittenCells;
}

export const TRAILER_BYTES = 4 * Float64Array.BYTES_PER_ELEMENT;

/** Also tells the order of bytes: a file of another kind of machine is made again. */
export const MARK = 20_261_126.5;

/** Of files of earlier releases, whose JSON is the directory alone. */
export const MARK_BEFORE = 20_261_123.5;

/** Bytes that follow the pages for each of them: a code and a checksum. */
export const BYTES_OF_PAGE_IN_INDEX =
  Float64Array.BYTES_PER_ELEMENT + Uint32Array.BYTES_PER_ELEMENT;

export const bytesOf = (list: Float64Array | Uint32Array | Uint16Array): Buffer =>
  Buffer.from(list.buffer, list.byteOffset, list.byteLength);

export const checksumOf = (bytes: Uint8Array, before = 0): number => crc32(bytes, before);

const TOO_MANY_OPEN = new Set(['EMFILE', 'ENFILE']);

/** Begins the message of what is said of a damaged file, which also comes from other threads. */
const DAMAGED = 'A file of the map is damaged or missing';

/** A file does not hold what was written. All files are made again from the database. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';

  constructor(file: string, cause?: unknown) {
    super(`${DAMAGED}: ${file}`, { cause });
  }
}

/** What a failure to open or read a file tells of it: nothing where the process has too many open, otherwise that it is damaged. */
export const asDamage = (file: string, error: unknown): unknown =>
  error instanceof DamagedFile || TOO_MANY_OPEN.has(errorCodeOf(error) ?? '')
    ? error
    : new DamagedFile(file, error);

/** Whether an error tells of a damaged file, in this thread or in another. */
export const tellsOfDamage = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith(DAMAGED);
