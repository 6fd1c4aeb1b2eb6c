import sharp from 'sharp';
import { LIMITS } from '../../limits';
import { stripJpeg, withOrientation } from './strip-jpeg';
import { stripPng } from './strip-png';
import { stripWebp } from './strip-webp';
import type { StrippedPicture } from './stripped-picture';

type Kind = 'jpeg' | 'png' | 'webp';

const STRIP: Record<Kind, (bytes: Buffer) => StrippedPicture | null> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
};

/** The kind of a picture by its first bytes; null for every other file. Twelve bytes are enough. */
export function pictureKind(head: Buffer): Kind | null {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (head.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) return 'png';
  const riff = head.subarray(0, 4).toString('latin1') === 'RIFF';
  return riff && head.subarray(8, 12).toString('latin1') === 'WEBP' ? 'webp' : null;
}

/**
 * A photo without what the camera wrote into it: place, time, device, thumbnails, texts. The colour
 * profile stays. An upright picture keeps its pixels byte for byte; one that the camera held turned
 * is turned and encoded once more, so that it stands upright without the note that said so.
 *
 * @returns Null where the bytes are no JPEG, PNG or WebP that can be taken apart.
 */
export async function photoWithoutMetadata(bytes: Buffer): Promise<Buffer | null> {
  const kind = pictureKind(bytes);
  const stripped = kind && STRIP[kind](bytes);
  if (!kind || !stripped) return null;
  if (stripped.orientation === 1) return stripped.bytes;
  try {
    return await upright(bytes, kind);
  } catch {
    // Too large to be decoded here, or damaged: the note on its orientation stays, and no other.
    return kind === 'jpeg' ? withOrientation(stripped.bytes, stripped.orientation) : stripped.bytes;
  }
}

function upright(bytes: Buffer, kind: Kind): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: LIMITS.photoPixels, failOn: 'error' })
    .rotate()
    .keepIccProfile();
  if (kind === 'jpeg') return picture.jpeg({ quality: 92 }).toBuffer();
  return kind === 'png' ? picture.png().toBuffer() : picture.webp({ quality: 92 }).toBuffer();
}
