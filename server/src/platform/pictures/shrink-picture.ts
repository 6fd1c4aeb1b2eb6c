import sharp from 'sharp';
import { PHOTO_PIXELS, PHOTO_SCANS, PHOTO_SIDE } from './limits';
import { pictureKind } from './photo-without-metadata';
import { stripJpeg } from './strip-jpeg';

/**
 * An upright JPEG of at most 512 pixels a side, without metadata (place, time, device).
 * @param base64Data A data URL or bare base64.
 * @returns Null unless the bytes are a JPEG, PNG or WebP picture, whatever the file name.
 */
export async function shrinkPicture(base64Data: string): Promise<Uint8Array | null> {
  const bytes = Buffer.from(withoutPrefix(base64Data), 'base64');
  return smallPicture({ bytes, side: PHOTO_SIDE, quality: 85 });
}

export interface PictureToShow {
  bytes: Uint8Array;
  /** Longest side, in pixels. */
  side: number;
  /** JPEG quality, up to 100. */
  quality: number;
}

/**
 * Upright and without metadata.
 * @returns Null unless the bytes are an intact JPEG, PNG or WebP picture within the size limit.
 */
export async function smallPicture({
  bytes,
  side,
  quality,
}: PictureToShow): Promise<Uint8Array | null> {
  // A Buffer from another thread arrives as a Uint8Array.
  const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // No decoder of another format may receive the upload.
  if (!pictureKind(picture) || hasTooManyScans(picture)) return null;
  try {
    return await sharp(picture, { limitInputPixels: PHOTO_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer();
  } catch {
    return null;
  }
}

const withoutPrefix = (data: string) =>
  data.startsWith('data:') ? data.slice(data.indexOf(',') + 1) : data;

/** Each scan of a JPEG processes all pixels again; cameras write few. */
const hasTooManyScans = (bytes: Buffer) => (stripJpeg(bytes)?.scans ?? 0) > PHOTO_SCANS;
