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

const startsWith = (bytes: Buffer, text: string) =>
  bytes.subarray(0, text.length).toString('latin1') === text;

/** Markers that stand alone, without a length. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/**
 * Takes a JPEG apart by its segments (ITU-T T.81, annex B) and leaves out comments and application
 * data, but for what a decoder needs: JFIF without thumbnail, colour profile, Adobe's colour
 * transform. What follows the end of the picture, such as a film or a depth map, is left out too.
 *
 * @returns Null where the bytes are not a JPEG whose segments can be followed.
 */
export function stripJpeg(bytes: Buffer): StrippedPicture | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  let at = 2;
  let pictures = 0;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (marker === undefined) return null;
    if (marker === END) {
      kept.push(Buffer.from([0xff, END]));
      return pictures > 0 ? { bytes: Buffer.concat(kept), orientation } : null;
    }
    if (isAlone(marker)) {
      kept.push(bytes.subarray(at, at + 2));
      at += 2;
      continue;
    }
    if (at + 4 > bytes.length) return null;
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    if (next < at + 4 || next > bytes.length) return null;
    const body = bytes.subarray(at + 4, next);
    if (marker === APP1 && startsWith(body, 'Exif\0\0')) {
      orientation = readOrientation(body.subarray(6));
    }
    const segment = keptSegment(marker, bytes.subarray(at, next), body);
    if (segment) kept.push(segment);
    at = next;
    if (marker !== SCAN) continue;
    pictures += 1;
    const end = endOfScan(bytes, at);
    kept.push(bytes.subarray(at, end));
    at = end;
  }
  // A picture that was cut off in the middle of a scan still shows its upper part.
  return pictures > 0 ? { bytes: Buffer.concat(kept), orientation } : null;
}

/** The segment as it stays; null where it goes. */
function keptSegment(marker: number, segment: Buffer, body: Buffer): Buffer | null {
  const isApplications = (marker >= APP0 && marker <= 0xef) || marker === COMMENT;
  if (!isApplications) return segment;
  if (marker === APP0 && startsWith(body, 'JFIF\0') && body.length >= 14) {
    const plain = Buffer.from(segment.subarray(0, 18));
    plain.writeUInt16BE(16, 2);
    // Width and height of the thumbnail.
    plain.writeUInt16BE(0, 16);
    return plain;
  }
  if (marker === APP2 && startsWith(body, 'ICC_PROFILE\0')) return segment;
  if (marker === APP14 && startsWith(body, 'Adobe')) return segment;
  return null;
}

/** Where the coded pixels that begin here end: at a marker that is neither stuffing nor restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return bytes.length;
    if (next !== 0x00 && next !== 0xff && !isAlone(next)) return at;
  }
  return bytes.length;
}

/** A JPEG with its orientation written beside it, for one that cannot be turned itself. */
export function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const tiff = exifOfOrientation(orientation);
  const segment = Buffer.alloc(10);
  segment.writeUInt16BE(0xff00 | APP1, 0);
  segment.writeUInt16BE(8 + tiff.length, 2);
  segment.write('Exif\0\0', 4, 'latin1');
  return Buffer.concat([jpeg.subarray(0, 2), segment, tiff, jpeg.subarray(2)]);
}
