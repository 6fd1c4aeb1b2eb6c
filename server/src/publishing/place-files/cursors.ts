import { CODE, COUNT, FIELDS } from './entries';
import type { SegmentFile } from './segment-file';
import { ENTRIES_OF_PAGE, PAGE_NUMBERS } from './segment-layout';

/** Goes through places in the order of their codes. */
export interface Cursor {
  /** Infinity at the end. */
  code: number;
  /** Records at the place; negative: so many have gone. */
  count: number;
  next(): void;
}

/** Pages that are read from a file in one go at most, and at least; and from all files that are merged: 4 MB. */
const PAGES_AT_ONCE = { max: 64, min: 4, ofAll: 1_024 };

/** Goes through the places that a file has of a species, from one species to the next. */
export type PlacesReader = (species: string) => Cursor;

/**
 * Reads of each file one species after the other, always into the same memory: however large the files are, as
 * much is taken.
 */
export function placesReaders(files: readonly SegmentFile[]): PlacesReader[] {
  const { max, min, ofAll } = PAGES_AT_ONCE;
  const pages = Math.min(max, Math.max(min, Math.floor(ofAll / files.length)));
  return files.map((file) => {
    const memory = new Float64Array(Math.min(pages, file.index.pages) * PAGE_NUMBERS);
    return (species) => fileCursor(file, species, memory);
  });
}

/** @param memory for some pages */
function fileCursor(file: SegmentFile, species: string, memory: Float64Array): Cursor {
  const finest = file.directory[species]?.levels[0];
  const length = finest?.entries ?? 0;
  let data: Float64Array = new Float64Array();
  let begin = 0;
  let index = -1;
  let before = 0;
  const cursor: Cursor = {
    code: 0,
    count: 0,
    next() {
      index += 1;
      if (index >= length || !finest) {
        cursor.code = Number.POSITIVE_INFINITY;
        return;
      }
      if (index - begin >= data.length / FIELDS) {
        begin = index;
        const pages = Math.ceil((length - begin) / ENTRIES_OF_PAGE);
        const from = finest.page + begin / ENTRIES_OF_PAGE;
        data = file.pages(from, Math.min(memory.length / PAGE_NUMBERS, pages), memory);
      }
      const at = (index - begin) * FIELDS;
      const sum = data[at + COUNT] as number;
      cursor.code = data[at + CODE] as number;
      cursor.count = sum - before;
      before = sum;
    },
  };
  cursor.next();
  return cursor;
}

/** Sorted codes that are all added (1) or have all gone (-1). */
export function listCursor(sorted: Float64Array, count: 1 | -1): Cursor {
  let index = -1;
  const cursor: Cursor = {
    code: 0,
    count,
    next() {
      index += 1;
      cursor.code = sorted[index] ?? Number.POSITIVE_INFINITY;
    },
  };
  cursor.next();
  return cursor;
}

/** All of several, each place once; what adds up to nothing is left out. */
export function mergedCursor(cursors: readonly Cursor[]): Cursor {
  const merged: Cursor = {
    code: 0,
    count: 0,
    next() {
      for (;;) {
        let code = Number.POSITIVE_INFINITY;
        for (const cursor of cursors) if (cursor.code < code) code = cursor.code;
        let count = 0;
        if (code !== Number.POSITIVE_INFINITY) {
          for (const cursor of cursors) {
            while (cursor.code === code) {
              count += cursor.count;
              cursor.next();
            }
          }
          if (count === 0) continue;
        }
        merged.code = code;
        merged.count = count;
        return;
      }
    },
  };
  merged.next();
  return merged;
}
