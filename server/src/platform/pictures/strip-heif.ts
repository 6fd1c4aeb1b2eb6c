/** ISO/IEC 14496-12; `from` and `to` bound its content. */
interface Box {
  type: string;
  from: number;
  to: number;
}

/** A decoder needs these boxes; others contain films, thumbnails of the maker and other data. */
const NEEDED = new Set(['ftyp', 'meta', 'mdat', 'idat']);
/** Exif, XMP, and data of camera makers. */
const DESCRIBING = new Set(['Exif', 'mime', 'uri ']);
/** Largest number of boxes and items that are read. */
const MOST = 10_000;

/**
 * Overwrites what a camera wrote, such as place and device, with zeros: positions do not change, so
 * another decoder can still read the picture. If the file has no directory, no decoder can read it,
 * and everything but its type is overwritten.
 */
export function heifWithoutMetadata(bytes: Buffer): Buffer {
  const clean = Buffer.from(bytes);
  try {
    const boxes = boxesIn(bytes, 0, bytes.length);
    const meta = boxes.find(({ type }) => type === 'meta');
    for (const { type, from, to } of boxes) {
      if (!NEEDED.has(type) || (!meta && type !== 'ftyp')) clean.fill(0, from, to);
    }
    if (meta) for (const [from, to] of describingRanges(bytes, meta)) clean.fill(0, from, to);
    // Bytes after the last box may contain metadata.
    clean.fill(0, boxes.at(-1)?.to ?? bytes.length);
  } catch {
    // The directory is cut off or damaged, so everything after the type is overwritten.
    clean.fill(0, HEAD);
  }
  return clean;
}

/** Bytes that identify a HEIF picture. */
const HEAD = 12;

function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to && boxes.length < MOST; ) {
    const short = bytes.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short || to - at;
    if (size < head) throw new RangeError('A box is shorter than its head.');
    const end = Math.min(at + size, to);
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), from: at + head, to: end });
    at = end;
  }
  return boxes;
}

/** See ISO/IEC 14496-12, 8.11. */
function describingRanges(bytes: Buffer, meta: Box): [from: number, to: number][] {
  const inside = boxesIn(bytes, meta.from + 4, meta.to);
  const infos = inside.find(({ type }) => type === 'iinf');
  const places = inside.find(({ type }) => type === 'iloc');
  const data = inside.find(({ type }) => type === 'idat');
  if (!infos || !places) return [];
  const ids = describingItems(bytes, infos);
  return itemPlaces(bytes, places)
    .filter(({ id }) => ids.has(id))
    .map(({ isInMeta, from, length }) => {
      const start = from + (isInMeta ? (data?.from ?? bytes.length) : 0);
      return [Math.min(start, bytes.length), Math.min(start + length, bytes.length)];
    });
}

function describingItems(bytes: Buffer, { from, to }: Box): Set<number> {
  const start = from + (bytes.readUInt8(from) === 0 ? 6 : 8);
  const ids = new Set<number>();
  for (const { from: at } of boxesIn(bytes, start, to)) {
    const isLong = bytes.readUInt8(at) >= 3;
    const id = isLong ? bytes.readUInt32BE(at + 4) : bytes.readUInt16BE(at + 4);
    // Skips the id and two bytes of protection.
    const type = at + (isLong ? 10 : 8);
    if (DESCRIBING.has(bytes.toString('latin1', type, type + 4))) ids.add(id);
  }
  return ids;
}

interface ItemPlace {
  id: number;
  /** True: inside the `meta` box; false: elsewhere in the file. */
  isInMeta: boolean;
  from: number;
  length: number;
}

function itemPlaces(bytes: Buffer, { from }: Box): ItemPlace[] {
  const version = bytes.readUInt8(from);
  const sizes = bytes.readUInt16BE(from + 4);
  const [offsetSize, lengthSize, baseSize, indexSize] = [12, 8, 4, 0].map(
    (by) => (sizes >> by) & 15,
  );
  let at = from + 6;
  const number = (size = 0) => {
    at += size;
    if (size === 0) return 0;
    return size === 8 ? Number(bytes.readBigUInt64BE(at - 8)) : bytes.readUIntBE(at - size, size);
  };
  const places: ItemPlace[] = [];
  const items = number(version < 2 ? 2 : 4);
  for (let item = 0; item < items && places.length < MOST; item += 1) {
    const id = number(version < 2 ? 2 : 4);
    const isInMeta = version > 0 && (number(2) & 15) === 1;
    at += 2;
    const base = number(baseSize);
    const extents = number(2);
    for (let extent = 0; extent < extents && places.length < MOST; extent += 1) {
      if (version > 0) number(indexSize);
      const offset = number(offsetSize);
      places.push({ id, isInMeta, from: base + offset, length: number(lengthSize) });
    }
  }
  return places;
}
