import { KeptBytes } from './kept-bytes';
import { readOrientation } from './read-orientation';
import type { StrippedPicture } from './stripped-picture';

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const typeCode = (type: string) => Buffer.from(type, 'latin1').readUInt32BE();

/** Ancillary chunks that affect the appearance or animation. */
const ABOUT_PIXELS = new Set(
  [
    ...['tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'bKGD', 'pHYs'],
    ...['acTL', 'fcTL', 'fdAT'],
  ].map(typeCode),
);
const CAMERA = typeCode('eXIf');
const END = typeCode('IEND');

/** The type of a chunk that decoders must know begins with a capital letter. */
const isCritical = (type: number) => type >>> 24 >= 0x41 && type >>> 24 <= 0x5a;

/**
 * Removes texts, times, camera data and data after the end. One pass.
 * @returns Null unless the bytes are a PNG with readable chunks.
 */
export function stripPng(bytes: Buffer): StrippedPicture | null {
  if (!bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return null;
  const kept = new KeptBytes(bytes);
  kept.keep(0, 8);
  let orientation = 1;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (next > bytes.length) return null;
    const type = bytes.readUInt32BE(at + 4);
    if (type === CAMERA) orientation = readOrientation(bytes.subarray(at + 8, next - 4));
    if (isCritical(type) || ABOUT_PIXELS.has(type)) kept.keep(at, next);
    if (type === END) return { bytes: kept.whole(), orientation, scans: 1 };
    at = next;
  }
  return null;
}
