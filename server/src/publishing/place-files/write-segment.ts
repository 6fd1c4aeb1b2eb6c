import { setImmediate } from 'node:timers/promises';
import { AXIS_BITS, AXIS_STEPS, stepsOf } from '../place-codes/place-code';
import type { StepBox } from '../place-codes/places-of-species';
import type { Cursor } from './cursors';
import { CODE, COLUMNS, COUNT, FIELDS, ROWS } from './entries';
import { HeldCells } from './held-cells';
import type { FileInWriting, PlaceFolder } from './place-folder';
import {
  bytesOf,
  checksumOf,
  ENTRIES_OF_PAGE,
  type LevelInFile,
  MARK,
  PAGE_BYTES,
  type SegmentDirectory,
} from './segment-layout';

/** Pages that are written in one go: half a megabyte, and a few milliseconds of work before. */
const PAGES_AT_ONCE = 128;
const ENTRIES_AT_ONCE = PAGES_AT_ONCE * ENTRIES_OF_PAGE;

/** Writes pages one after the other, and remembers what is said of each. */
class PageWriter {
  readonly firstCodes: number[] = [];
  readonly checksums: number[] = [];
  #data = new Float64Array(ENTRIES_AT_ONCE * FIELDS);
  #entries = 0;

  constructor(private readonly file: FileInWriting) {}

  get pages(): number {
    return this.firstCodes.length + Math.ceil(this.#entries / ENTRIES_OF_PAGE);
  }

  /** Whether {@link PageWriter.flush} is due. */
  get isFull(): boolean {
    return this.#entries === ENTRIES_AT_ONCE;
  }

  push(code: number, count: number, columns: number, rows: number) {
    const at = this.#entries * FIELDS;
    this.#data[at + CODE] = code;
    this.#data[at + COUNT] = count;
    this.#data[at + COLUMNS] = columns;
    this.#data[at + ROWS] = rows;
    this.#entries += 1;
  }

  /** Writes what there is, to the end of a page. */
  async flush() {
    const pages = Math.ceil(this.#entries / ENTRIES_OF_PAGE);
    this.#data.fill(0, this.#entries * FIELDS, pages * ENTRIES_OF_PAGE * FIELDS);
    for (let page = 0; page < pages; page += 1) {
      const at = page * ENTRIES_OF_PAGE * FIELDS;
      const part = this.#data.subarray(at, at + ENTRIES_OF_PAGE * FIELDS);
      this.firstCodes.push(part[CODE] as number);
      this.checksums.push(checksumOf(bytesOf(part)));
    }
    if (pages > 0) {
      const written = this.#data.subarray(0, pages * ENTRIES_OF_PAGE * FIELDS);
      await this.file.append(bytesOf(written));
    }
    this.#entries = 0;
    await setImmediate();
  }
}

/** The coarsest level at which two codes are in different cells. */
function parting(one: number, other: number): number {
  const [high, otherHigh] = [Math.floor(one / AXIS_STEPS), Math.floor(other / AXIS_STEPS)];
  const halves = (difference: number) => Math.ceil((32 - Math.clz32(difference)) / 2);
  if (high !== otherHigh) return AXIS_BITS / 2 + 1 - halves(high ^ otherHigh);
  return AXIS_BITS + 1 - halves((one % AXIS_STEPS) ^ (other % AXIS_STEPS));
}

interface WrittenLevel {
  level: LevelInFile;
  /** Cells of each level. */
  cells: number[];
  extent: StepBox | null;
}

async function writePlaces(
  writer: PageWriter,
  places: Cursor,
  held: HeldCells,
): Promise<WrittenLevel> {
  const page = writer.pages;
  const partings = new Array<number>(AXIS_BITS + 1).fill(0);
  const [none, far] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const extent = { left: far, right: none, top: far, bottom: none };
  let [entries, count, columns, rows, previous] = [0, 0, 0, 0, 0];
  for (; places.code !== Number.POSITIVE_INFINITY; places.next()) {
    const { column, row } = stepsOf(places.code);
    held.add(places.code);
    const at = entries === 0 ? 0 : parting(previous, places.code);
    partings[at] = (partings[at] as number) + 1;
    previous = places.code;
    entries += 1;
    count += places.count;
    columns += places.count * column;
    rows += places.count * row;
    if (places.count > 0) {
      extent.left = Math.min(extent.left, column);
      extent.right = Math.max(extent.right, column);
      extent.top = Math.min(extent.top, row);
      extent.bottom = Math.max(extent.bottom, row);
    }
    writer.push(places.code, count, columns, rows);
    if (writer.isFull) await writer.flush();
  }
  await writer.flush();
  let sum = 0;
  const cells = partings.map((more) => {
    sum += more;
    return sum;
  });
  const level = { level: AXIS_BITS, page, entries };
  return { level, cells, extent: extent.left === far ? null : extent };
}

/**
 * Writes the cells of a coarser level, read from the finer one.
 * @param data for what is read in one go
 */
async function writeCells(
  file: FileInWriting,
  writer: PageWriter,
  finer: LevelInFile,
  level: number,
  data: Float64Array,
): Promise<LevelInFile> {
  const page = writer.pages;
  const cellCodes = 4 ** (AXIS_BITS - level);
  let entries = 0;
  let [start, count, columns, rows] = [-1, 0, 0, 0];
  const close = () => {
    writer.push(start, count, columns, rows);
    entries += 1;
  };
  for (let from = 0; from < finer.entries; from += ENTRIES_AT_ONCE) {
    const some = Math.min(ENTRIES_AT_ONCE, finer.entries - from);
    const part = data.subarray(0, some * FIELDS);
    await file.read(bytesOf(part), finer.page * PAGE_BYTES + from * (PAGE_BYTES / ENTRIES_OF_PAGE));
    for (let at = 0; at < part.length; at += FIELDS) {
      const cell = Math.floor((part[at + CODE] as number) / cellCodes) * cellCodes;
      if (cell !== start && start >= 0) {
        close();
        if (writer.isFull) await writer.flush();
      }
      start = cell;
      count = part[at + COUNT] as number;
      columns = part[at + COLUMNS] as number;
      rows = part[at + ROWS] as number;
    }
  }
  close();
  await writer.flush();
  return { level, page, entries };
}

/** Each species with its places, asked for when the one before is written. */
type SpeciesInOrder =
  | Iterable<readonly [name: string, places: Cursor]>
  | AsyncIterable<readonly [name: string, places: Cursor]>;

/**
 * Writes a file of places: of each species its places, and cells of coarser levels, each level with at
 * most half the entries of the one before. So whatever the zoom, what a view shows lies close together,
 * and the file is less than twice as long as its places.
 *
 * @returns how many places it has, of all species
 */
export async function writeSegment(
  folder: PlaceFolder,
  name: string,
  species: SpeciesInOrder,
): Promise<number> {
  const file = await folder.create(name);
  try {
    return await writeInto(file, species);
  } finally {
    await file.close();
  }
}

async function writeInto(file: FileInWriting, species: SpeciesInOrder): Promise<number> {
  const writer = new PageWriter(file);
  let data: Float64Array | null = null;
  const directory: SegmentDirectory = {};
  const held = new HeldCells();
  let places = 0;
  for await (const [one, cursor] of species) {
    const { level, cells, extent } = await writePlaces(writer, cursor, held);
    if (level.entries === 0) continue;
    places += level.entries;
    const levels = [level];
    for (let last = level; last.entries > ENTRIES_OF_PAGE; ) {
      const wanted = cells.findLastIndex((count) => count <= last.entries / 2);
      data ??= new Float64Array(ENTRIES_AT_ONCE * FIELDS);
      last = await writeCells(file, writer, last, wanted, data);
      levels.push(last);
    }
    directory[one] = { levels, extent };
  }
  const json = Buffer.from(JSON.stringify({ directory, held }));
  const index = Buffer.concat([
    bytesOf(Float64Array.from(writer.firstCodes)),
    bytesOf(Uint32Array.from(writer.checksums)),
    json,
  ]);
  const trailer = Float64Array.of(MARK, writer.pages, json.length, checksumOf(index));
  await file.append(index);
  await file.append(bytesOf(trailer));
  await file.finish();
  return places;
}
