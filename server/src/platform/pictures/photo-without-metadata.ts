import { PHOTO_SCANS } from './limits';
import { stripJpeg, withOrientation } from './strip-jpeg';
import { PNG_SIGNATURE, stripPng } from './strip-png';
import { stripWebp } from './strip-webp';
import type { PhotoKind, StrippedPicture } from './stripped-picture';
import type { TurnedPhoto } from './upright-photo';

const STRIP: Record<PhotoKind, (bytes: Buffer) => StrippedPicture | null> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
};

/** @param head the first twelve bytes */
export function pictureKind(head: Buffer): PhotoKind | null {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (head.subarray(0, 8).equals(PNG_SIGNATURE)) return 'png';
  const riff = head.subarray(0, 4).toString('latin1') === 'RIFF';
  return riff && head.subarray(8, 12).toString('latin1') === 'WEBP' ? 'webp' : null;
}

/**
 * Removes place, time, device, thumbnails and texts; the colour profile remains. An upright photo
 * retains its pixels byte for byte; a rotated one is rotated and encoded again, so that it needs no
 * orientation tag.
 * @returns Null unless the bytes are a readable JPEG, PNG or WebP.
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
  // A JPEG with more scans than cameras write is not decoded: each scan processes all pixels again.
  const turned = scans > PHOTO_SCANS ? null : await upright({ bytes, kind });
  if (turned) return Buffer.from(turned.buffer, turned.byteOffset, turned.byteLength);
  // Too large to be decoded, or damaged: only the orientation tag remains.
  return kind === 'jpeg' ? withOrientation(stripped.bytes, orientation) : stripped.bytes;
}
