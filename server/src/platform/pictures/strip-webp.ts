import { KeptBytes } from './kept-bytes';
import { readOrientation } from './read-orientation';
import type { StrippedPicture } from './stripped-picture';

const typeCode = (type: string) => Buffer.from(type, 'latin1').readUInt32BE();

const RIFF = typeCode('RIFF');
const WEBP = typeCode('WEBP');
/** Offset of the first chunk. */
const FIRST_CHUNK = 12;

/** Declares the other chunks. */
const HEADER = typeCode('VP8X');
const CAMERA = typeCode('EXIF');
/** Pixels, transparency, animation or colours. */
const ABOUT_PIXELS = new Set(
  ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'].map(typeCode),
);

/** Bits of the header that declare camera data and XMP. */
const ANNOUNCED = 0x08 | 0x04;

/**
 * Removes camera data, XMP, unknown chunks and data after the end. One pass.
 * @returns Null unless the bytes are a WebP with readable chunks.
 */
export function stripWebp(bytes: Buffer): StrippedPicture | null {
  if (bytes.length < 20 || bytes.readUInt32BE(0) !== RIFF || bytes.readUInt32BE(8) !== WEBP) {
    return null;
  }
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return null;
  const kept = new KeptBytes(bytes);
  kept.put(bytes.subarray(0, FIRST_CHUNK), FIRST_CHUNK);
  let orientation = 1;
  let chunks = 0;
  let at = FIRST_CHUNK;
  while (at + 8 <= end) {
    const size = bytes.readUInt32LE(at + 4);
    // A chunk of odd size is followed by a padding byte.
    const next = at + 8 + size + (size % 2);
    if (at + 8 + size > end) return null;
    const type = bytes.readUInt32BE(at);
    if (type === CAMERA) {
      orientation = readOrientation(withoutPrefix(bytes.subarray(at + 8, at + 8 + size)));
    }
    if (ABOUT_PIXELS.has(type)) {
      chunks += 1;
      if (type !== HEADER) kept.keep(at, Math.min(next, bytes.length));
      // Only the first chunk can be the header.
      else if (at === FIRST_CHUNK) kept.put(plainHeader(bytes, at, next), next);
    }
    at = next;
  }
  if (chunks === 0) return null;
  const whole = kept.whole();
  whole.writeUInt32LE(whole.length - 8, 4);
  return { bytes: whole, orientation, scans: 1 };
}

/** Omits the declarations of removed chunks. */
function plainHeader(bytes: Buffer, at: number, next: number): Buffer {
  const plain = Buffer.from(bytes.subarray(at, next));
  if (plain.length > 8) plain[8] = (plain[8] ?? 0) & ~ANNOUNCED;
  return plain;
}

/** Some programs write JPEG's prefix before the block. */
const withoutPrefix = (exif: Buffer) =>
  exif.subarray(0, 6).toString('latin1') === 'Exif\0\0' ? exif.subarray(6) : exif;
