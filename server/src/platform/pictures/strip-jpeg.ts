import { KeptBytes } from './kept-bytes';
import { exifOfOrientation, readOrientation } from './read-orientation';
import type { StrippedPicture } from './stripped-picture';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;

/** One-byte characters only; allocates no string. */
function isAt(bytes: Buffer, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

/** A standalone marker has no length and content. */
const isStandalone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/**
 * Keeps JFIF without thumbnail, colour profile and Adobe's colour transform, which decoders need
 * (ITU-T T.81, annex B). Removes data after the end, such as a film or a depth map, and standalone
 * markers outside a scan. One pass.
 * @returns Null unless the bytes are a JPEG with readable segments.
 */
export function stripJpeg(bytes: Buffer): StrippedPicture | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const kept = new KeptBytes(bytes);
  kept.keep(0, 2);
  let orientation = 1;
  let at = 2;
  let scans = 0;
  let hasHeader = false;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (marker === undefined) return null;
    if (marker === END) {
      kept.keep(at, at + 2);
      return scans > 0 ? { bytes: kept.whole(), orientation, scans } : null;
    }
    if (isStandalone(marker)) {
      at += 2;
      continue;
    }
    if (at + 4 > bytes.length) return null;
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    if (next < at + 4 || next > bytes.length) return null;
    if (marker === APP1 && next >= at + 18 && isAt(bytes, at + 4, 'Exif\0\0')) {
      orientation = readOrientation(bytes.subarray(at + 10, next));
    }
    if (isHeader(bytes, marker, at, next)) {
      // Only the first JFIF header has a meaning.
      if (!hasHeader) kept.put(plainHeader(bytes, at), next);
      hasHeader = true;
    } else if (isNeeded(bytes, marker, at, next)) {
      kept.keep(at, next);
    }
    at = next;
    if (marker !== SCAN) continue;
    scans += 1;
    const end = endOfScan(bytes, at);
    kept.keep(at, end);
    at = end;
  }
  // A picture that ends within a scan still shows its upper part.
  return scans > 0 ? { bytes: kept.whole(), orientation, scans } : null;
}

const isHeader = (bytes: Buffer, marker: number, at: number, next: number) =>
  marker === APP0 && next - at >= 18 && isAt(bytes, at + 4, 'JFIF\0');

/** Omits the thumbnail. */
function plainHeader(bytes: Buffer, at: number): Buffer {
  const plain = Buffer.from(bytes.subarray(at, at + 18));
  plain.writeUInt16BE(16, 2);
  // Width and height of the thumbnail.
  plain.writeUInt16BE(0, 16);
  return plain;
}

function isNeeded(bytes: Buffer, marker: number, at: number, next: number): boolean {
  const isApplications = (marker >= APP0 && marker <= 0xef) || marker === COMMENT;
  return (
    !isApplications ||
    (marker === APP2 && next - at >= 16 && isAt(bytes, at + 4, 'ICC_PROFILE\0')) ||
    (marker === APP14 && next - at >= 9 && isAt(bytes, at + 4, 'Adobe'))
  );
}

/** The next marker that is neither stuffing nor restart ends the pixels. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1];
    if (next === undefined) return bytes.length;
    if (next !== 0x00 && next !== 0xff && !isStandalone(next)) return at;
  }
  return bytes.length;
}

/** For a JPEG that cannot be rotated. */
export function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const tiff = exifOfOrientation(orientation);
  const segment = Buffer.alloc(10);
  segment.writeUInt16BE(0xff00 | APP1, 0);
  segment.writeUInt16BE(8 + tiff.length, 2);
  segment.write('Exif\0\0', 4, 'latin1');
  return Buffer.concat([jpeg.subarray(0, 2), segment, tiff, jpeg.subarray(2)]);
}
