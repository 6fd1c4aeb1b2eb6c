import { readOrientation } from './read-orientation';
import type { StrippedPicture } from './stripped-picture';

/** Chunks that hold pixels, their transparency, their movement or their colours. */
const ABOUT_PIXELS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** Bits of the header VP8X that announce camera data and XMP. */
const ANNOUNCED = 0x08 | 0x04;

const textAt = (bytes: Buffer, at: number) => bytes.subarray(at, at + 4).toString('latin1');

/**
 * Takes a WebP apart by its chunks and leaves out camera data, XMP and what is unknown, and what
 * follows its end.
 *
 * @returns Null where the bytes are not a WebP whose chunks can be followed to the end.
 */
export function stripWebp(bytes: Buffer): StrippedPicture | null {
  if (bytes.length < 20 || textAt(bytes, 0) !== 'RIFF' || textAt(bytes, 8) !== 'WEBP') return null;
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return null;
  const kept: Buffer[] = [];
  let orientation = 1;
  let at = 12;
  while (at + 8 <= end) {
    const size = bytes.readUInt32LE(at + 4);
    // Chunks of odd size are followed by a byte that fills.
    const next = at + 8 + size + (size % 2);
    if (at + 8 + size > end) return null;
    const type = textAt(bytes, at);
    const body = bytes.subarray(at + 8, at + 8 + size);
    if (type === 'EXIF') orientation = readOrientation(withoutPrefix(body));
    if (ABOUT_PIXELS.has(type)) kept.push(keptChunk(type, bytes.subarray(at, next)));
    at = next;
  }
  if (kept.length === 0) return null;
  const body = Buffer.concat(kept);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + body.length, 4);
  return { bytes: Buffer.concat([head, body]), orientation };
}

function keptChunk(type: string, chunk: Buffer): Buffer {
  if (type !== 'VP8X' || chunk.length < 9) return chunk;
  const plain = Buffer.from(chunk);
  plain[8] = (plain[8] ?? 0) & ~ANNOUNCED;
  return plain;
}

/** Some writers put JPEG's prefix before the block. */
const withoutPrefix = (exif: Buffer) =>
  exif.subarray(0, 6).toString('latin1') === 'Exif\0\0' ? exif.subarray(6) : exif;
