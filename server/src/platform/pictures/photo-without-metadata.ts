import { PHOTO_SCANS } from './limits';
import { stripJpeg, withOrientation } from './strip-jpeg';
import { stripPng } from './strip-png';
import { stripWebp } from './strip-webp';
import type { PhotoKind, StrippedPicture } from './stripped-picture';
import type { TurnedPhoto } from './upright-photo';

const STRIP: Record<PhotoKind, (bytes: Buffer) => StrippedPicture | null> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
};

/** The kind of a picture by its first bytes; null for every other file. Twelve bytes are enough. */
export function pictureKind(head: Buffer): PhotoKind | null {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (head.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) return 'png';
  const riff = head.subarray(0, 4).toString('latin1') === 'RIFF';
  return riff && head.subarray(8, 12).toString('latin1') === 'WEBP' ? 'webp' : null;
}

/**
 * A photo without what the camera wrote into it: place, time, device, thumbnails, texts. The colour
 * profile stays. An upright picture keeps its pixels byte for byte; one that the camera held turned
 * is turned and encoded again, so that it is upright without the note that said so.
 *
 * @param upright turns a photo, as `uprightPhoto` does
 * @returns Null where the bytes are no JPEG, PNG or WebP that can be taken apart.
 */
export async function photoWithoutMetadata(
  bytes: Buffer,
  upright: (photo: TurnedPhoto) => Promise<Uint8Array | null>,
): Promise<Buffer | null> {
  const kind = pictureKind(bytes);
  const stripped = kind && STRIP[kind](bytes);
  if (!kind || !stripped) return null;
  const { orientation, scans } = stripped;
  if (orientation === 1) return stripped.bytes;
  // Every scan goes over all pixels again; nobody's camera makes so many.
  const turned = scans > PHOTO_SCANS ? null : await upright({ bytes, kind });
  if (turned) return Buffer.from(turned.buffer, turned.byteOffset, turned.byteLength);
  // Too large to be decoded here, or damaged: the note on its orientation stays, and no other.
  return kind === 'jpeg' ? withOrientation(stripped.bytes, orientation) : stripped.bytes;
}
