import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { StepBox } from '../place-codes/places-of-species';
import { type Entries, FIELDS, firstInArray, type SumField } from './entries';
import { HeldCells } from './held-cells';
import { type Page, PageCache } from './page-cache';
import { PageIndex } from './page-index';
import {
  asDamage,
  BYTES_OF_PAGE_IN_INDEX,
  bytesOf,
  checksumOf,
  DamagedFile,
  ENTRIES_OF_PAGE,
  type LevelInFile,
  MARK,
  MARK_BEFORE,
  PAGE_BYTES,
  PAGE_NUMBERS,
  type SegmentContents,
  type SegmentDirectory,
  TRAILER_BYTES,
} from './segment-layout';

/** A file of places that is read by position; nobody changes it. */
export class SegmentFile {
  readonly directory: SegmentDirectory;
  readonly index: PageIndex;
  readonly #held: HeldCells | null;
  readonly #descriptor: number;
  /** Its pages that were read lately. */
  readonly kept = new PageCache();

  /** @throws DamagedFile */
  constructor(readonly path: string) {
    try {
      this.#descriptor = openSync(path, 'r');
    } catch (error) {
      throw asDamage(path, error);
    }
    try {
      const { index, directory, held } = this.#readIndex();
      this.index = index;
      this.directory = directory;
      this.#held = held;
    } catch (error) {
      closeSync(this.#descriptor);
      throw error;
    }
  }

  #readIndex() {
    const { size } = fstatSync(this.#descriptor);
    const damaged = () => new DamagedFile(this.path);
    if (size < TRAILER_BYTES) throw damaged();
    const trailer = new Float64Array(4);
    this.#read(bytesOf(trailer), size - TRAILER_BYTES);
    const [mark, pages = 0, jsonBytes = 0, checksum] = trailer;
    const behindPages = pages * BYTES_OF_PAGE_IN_INDEX + jsonBytes + TRAILER_BYTES;
    const isKnown = mark === MARK || mark === MARK_BEFORE;
    if (!isKnown || pages * PAGE_BYTES + behindPages !== size) throw damaged();
    const read = (bytes: Uint8Array, position: number) => this.#read(bytes, position);
    const index = new PageIndex(read, this.kept, pages, damaged);
    const json = Buffer.alloc(jsonBytes);
    this.#read(json, pages * PAGE_BYTES + index.bytes);
    if (checksumOf(json, index.checksum) !== checksum) throw damaged();
    const contents: unknown = JSON.parse(json.toString());
    if (mark === MARK_BEFORE) return { index, directory: contents as SegmentDirectory, held: null };
    const { directory, held } = contents as SegmentContents;
    return { index, directory, held: new HeldCells(held) };
  }

  #read(bytes: Uint8Array, position: number) {
    let got = 0;
    while (got < bytes.length) {
      const more = readSync(this.#descriptor, bytes, got, bytes.length - got, position + got);
      if (more === 0) throw new DamagedFile(this.path);
      got += more;
    }
  }

  /** Entries of a page, from memory where they were read lately. Once others are asked for, it may be another one. */
  page(number: number): Page {
    return this.kept.page(number, (into) => this.pages(number, 1, into));
  }

  /**
   * Several pages in one go, past the memory: for who reads all of them.
   * @param into has room for them; what was in it is overwritten
   */
  pages(
    from: number,
    count: number,
    into: Float64Array = new Float64Array(count * PAGE_NUMBERS),
  ): Float64Array {
    const data = into.subarray(0, count * PAGE_NUMBERS);
    const bytes = bytesOf(data);
    this.#read(bytes, from * PAGE_BYTES);
    for (let page = 0; page < count; page += 1) {
      const part = bytes.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
      if (checksumOf(part) !== this.index.checksumOf(from + page)) throw new DamagedFile(this.path);
    }
    return data;
  }

  /** False: it has nothing in the cells of a level that a box touches, of no species. */
  mayHave(level: number, box: StepBox): boolean {
    return this.#held?.mayHave(level, box) ?? true;
  }

  /** The stored entries of a species from which cells of a level are counted soonest. */
  entriesFor(species: string, level: number): FileEntries | null {
    const levels = this.directory[species]?.levels;
    const coarsest = levels?.findLast((stored) => stored.level >= level);
    return coarsest ? new FileEntries(this, coarsest) : null;
  }

  /** False once it was removed from its folder. */
  get isThere(): boolean {
    return fstatSync(this.#descriptor).nlink > 0;
  }

  close(): void {
    this.kept.clear();
    closeSync(this.#descriptor);
  }
}

/** Entries of a level of a species in a file. */
class FileEntries implements Entries {
  readonly length: number;
  readonly level: number;
  readonly #firstPage: number;
  readonly #kept: PageCache;
  #page: Page | null = null;

  constructor(
    private readonly file: SegmentFile,
    { level, page, entries }: LevelInFile,
  ) {
    this.level = level;
    this.length = entries;
    this.#firstPage = page;
    this.#kept = file.kept;
  }

  /** The page in the file on which an entry is. */
  #numberOf(index: number): number {
    return this.#firstPage + Math.floor(index / ENTRIES_OF_PAGE);
  }

  /** Neighbours are asked for one after the other. */
  #pageOf(index: number): Float64Array {
    const number = this.#numberOf(index);
    const known = this.#page;
    if (known && known.number === number && known.of === this.#kept) return known.data;
    this.#page = this.file.page(number);
    return this.#page.data;
  }

  code(index: number): number {
    return this.#pageOf(index)[(index % ENTRIES_OF_PAGE) * FIELDS] as number;
  }

  before(index: number, field: SumField): number {
    if (index === 0) return 0;
    const last = index - 1;
    return this.#pageOf(last)[(last % ENTRIES_OF_PAGE) * FIELDS + field] as number;
  }

  firstFrom(code: number, from: number, to: number): number {
    if (from >= to) return from;
    const page = this.file.index.lastBelow(code, this.#numberOf(from), this.#numberOf(to - 1));
    const begin = (page - this.#firstPage) * ENTRIES_OF_PAGE;
    const within = Math.max(0, from - begin);
    const end = Math.min(ENTRIES_OF_PAGE, to - begin);
    return begin + firstInArray(this.#pageOf(begin), code, within, end);
  }
}
