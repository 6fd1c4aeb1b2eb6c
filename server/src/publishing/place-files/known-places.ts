import { bytesOf, checksumOf, DamagedFile } from './segment-layout';

/** Ids of one part: of so many, a part has the records that are public. */
export const IDS_OF_PART = 65_536;

export const partOf = (id: number): number => Math.floor(id / IDS_OF_PART);

/** What the index holds of the records of a part, by their ids: what a correction takes away again. */
export interface KnownPlaces {
  /** Sorted. */
  ids: Float64Array;
  codes: Float64Array;
  /** Scientific names in lower case, as their numbers in the manifest. */
  species: Uint16Array;
}

/** Where an id is among sorted ones; -1: nowhere. */
export function indexOfId(ids: Float64Array, id: number): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] as number) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : -1;
}

export const NO_PLACES: KnownPlaces = {
  ids: new Float64Array(),
  codes: new Float64Array(),
  species: new Uint16Array(),
};

const HEAD_BYTES = 2 * Float64Array.BYTES_PER_ELEMENT;
const PLACE_BYTES = 2 * Float64Array.BYTES_PER_ELEMENT + Uint16Array.BYTES_PER_ELEMENT;

/** A file of a part: how many, a checksum of what follows, and the three lists. */
export function writtenPlaces({ ids, codes, species }: KnownPlaces): Uint8Array[] {
  const lists = [ids, codes, species].map(bytesOf);
  const checksum = lists.reduce((before, list) => checksumOf(list, before), 0);
  return [bytesOf(Float64Array.of(ids.length, checksum)), ...lists];
}

/** @throws DamagedFile */
export function readPlaces(file: string, bytes: Buffer): KnownPlaces {
  // Lists begin at whole numbers of their own memory.
  const memory = new Uint8Array(bytes).buffer;
  if (memory.byteLength < HEAD_BYTES) throw new DamagedFile(file);
  const [length = 0, checksum] = new Float64Array(memory, 0, 2);
  if (memory.byteLength !== HEAD_BYTES + length * PLACE_BYTES) throw new DamagedFile(file);
  if (checksumOf(new Uint8Array(memory, HEAD_BYTES)) !== checksum) throw new DamagedFile(file);
  const listBytes = length * Float64Array.BYTES_PER_ELEMENT;
  return {
    ids: new Float64Array(memory, HEAD_BYTES, length),
    codes: new Float64Array(memory, HEAD_BYTES + listBytes, length),
    species: new Uint16Array(memory, HEAD_BYTES + 2 * listBytes, length),
  };
}
