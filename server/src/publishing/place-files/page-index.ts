import type { Page, PageCache } from './page-cache';
import { BYTES_OF_PAGE_IN_INDEX, bytesOf, checksumOf, PAGE_BYTES } from './segment-layout';

/** Pages of which the first codes and the checksums are read in one go. Both have room in the memory of a page. */
export const PAGES_OF_GROUP = 256;

const CODE_BYTES = Float64Array.BYTES_PER_ELEMENT;
const groupOf = (page: number) => Math.floor(page / PAGES_OF_GROUP);

/** Reads bytes of a file from a position on. */
type Read = (bytes: Uint8Array, position: number) => void;

/**
 * What a file says of its pages behind them. In memory are the first code and the checksum of each
 * group only: twelve bytes for a megabyte.
 */
export class PageIndex {
  readonly #firstCodes: Float64Array;
  readonly #checksums: Uint32Array;
  #group: Page | null = null;
  /** Of all that it has in the file. */
  readonly checksum: number;

  /**
   * @param pages Number of pages, behind which it begins.
   * @param damaged Of a group that is not what it was when the file was opened.
   */
  constructor(
    private readonly read: Read,
    private readonly kept: PageCache,
    readonly pages: number,
    private readonly damaged: () => Error,
  ) {
    const groups = Math.ceil(pages / PAGES_OF_GROUP);
    this.#firstCodes = new Float64Array(groups);
    this.#checksums = new Uint32Array(groups);
    const memory = new Float64Array(PAGES_OF_GROUP);
    const bytes = bytesOf(memory);
    let checksum = 0;
    for (let group = 0; group < groups; group += 1) {
      const codes = this.#codesOf(group, bytes);
      this.#firstCodes[group] = memory[0] as number;
      this.#checksums[group] = checksumOf(codes);
      checksum = checksumOf(codes, checksum);
    }
    for (let group = 0; group < groups; group += 1) {
      const checksums = this.#checksumsOf(group, bytes);
      this.#checksums[group] = checksumOf(checksums, this.#checksums[group]);
      checksum = checksumOf(checksums, checksum);
    }
    this.checksum = checksum;
  }

  /** How long it is in the file. */
  get bytes(): number {
    return this.pages * BYTES_OF_PAGE_IN_INDEX;
  }

  /** @throws DamagedFile */
  checksumOf(page: number): number {
    const checksums = new Uint32Array(
      this.#read(groupOf(page)).buffer,
      PAGES_OF_GROUP * CODE_BYTES,
    );
    return checksums[page % PAGES_OF_GROUP] as number;
  }

  /** Of the pages from `low` to `high`, the last one that begins below a code, or the first one. @throws DamagedFile */
  lastBelow(code: number, low: number, high: number): number {
    let [first, last] = [low, high];
    while (groupOf(first) < groupOf(last)) {
      const group = (groupOf(first) + 1 + groupOf(last)) >>> 1;
      if ((this.#firstCodes[group] as number) < code) first = group * PAGES_OF_GROUP;
      else last = group * PAGES_OF_GROUP - 1;
    }
    if (first === last) return first;
    const codes = this.#read(groupOf(first));
    while (first < last) {
      const middle = (first + last + 1) >>> 1;
      if ((codes[middle % PAGES_OF_GROUP] as number) < code) first = middle;
      else last = middle - 1;
    }
    return first;
  }

  /** First codes of a group, then its checksums. */
  #read(group: number): Float64Array {
    const number = -1 - group;
    const known = this.#group;
    if (known && known.number === number && known.of === this.kept) return known.data;
    this.#group = this.kept.page(number, (into) => {
      const bytes = bytesOf(into);
      const codes = this.#codesOf(group, bytes);
      const checksums = this.#checksumsOf(group, bytes.subarray(PAGES_OF_GROUP * CODE_BYTES));
      const checksum = checksumOf(checksums, checksumOf(codes));
      if (checksum !== this.#checksums[group]) throw this.damaged();
    });
    return this.#group.data;
  }

  #codesOf(group: number, into: Uint8Array): Uint8Array {
    return this.#part(group, into, this.pages * PAGE_BYTES, CODE_BYTES);
  }

  #checksumsOf(group: number, into: Uint8Array): Uint8Array {
    const behindCodes = this.pages * (PAGE_BYTES + CODE_BYTES);
    return this.#part(group, into, behindCodes, BYTES_OF_PAGE_IN_INDEX - CODE_BYTES);
  }

  /** Reads what stands of a group in one of the two parts. */
  #part(group: number, into: Uint8Array, from: number, bytesOfPage: number): Uint8Array {
    const first = group * PAGES_OF_GROUP;
    const pages = Math.min(PAGES_OF_GROUP, this.pages - first);
    const bytes = into.subarray(0, pages * bytesOfPage);
    this.read(bytes, from + first * bytesOfPage);
    return bytes;
  }
}
