import { KeptBytes } from './kept-bytes';
import { readOrientation } from './read-orientation';
import type { StrippedPicture } from './stripped-picture';

const typeCode = (type: string) => Buffer.from(type, 'latin1').readUInt32BE();

const RIFF = typeCode('RIFF');
const WEBP = typeCode('WEBP');
/** Where the first chunk begins. */
const FIRST_CHUNK = 12;

/** The header that announces which chunks there are. */
const HEADER = typeCode('VP8X');
const CAMERA = typeCode('EXIF');
/** Chunks that hold pixels, their transparency, their movement or their colours. */
const ABOUT_PIXELS = new Set(
  ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'].map(typeCode),
);

/** Bits of the header that announce camera data and XMP. */
const ANNOUNCED = 0x08 | 0x04;

/**
 * Takes a WebP apart by its chunks and leaves out camera data, XMP and what is unknown, and what
 * follows its end. One pass.
 *
 * @returns Null where the bytes are not a WebP whose chunks can be followed to the end.
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
    // Chunks of odd size are followed by a byte that fills.
    const next = at + 8 + size + (size % 2);
    if (at + 8 + size > end) return null;
    const type = bytes.readUInt32BE(at);
    if (type === CAMERA) {
      orientation = readOrientation(withoutPrefix(bytes.subarray(at + 8, at + 8 + size)));
    }
    if (ABOUT_PIXELS.has(type)) {
      chunks += 1;
      if (type !== HEADER) kept.keep(at, Math.min(next, bytes.length));
      // Only the first chunk can be one.
      else if (at === FIRST_CHUNK) kept.put(plainHeader(bytes, at, next), next);
    }
    at = next;
  }
  if (chunks === 0) return null;
  const whole = kept.whole();
  whole.writeUInt32LE(whole.length - 8, 4);
  return { bytes: whole, orientation, scans: 1 };
}

/** The header without what it announces that is left out. */
function plainHeader(bytes: Buffer, at: number, next: number): Buffer {
  const plain = Buffer.from(bytes.subarray(at, next));
  if (plain.length > 8) plain[8] = (plain[8] ?? 0) & ~ANNOUNCED;
  return plain;
}

/** Some writers put JPEG's prefix before the block. */
const withoutPrefix = (exif: Buffer) =>
  exif.subarray(0, 6).toString('latin1') === 'Exif\0\0' ? exif.subarray(6) : exif;
