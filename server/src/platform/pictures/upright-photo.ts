import sharp from 'sharp';
import { PHOTO_PIXELS } from './limits';
import type { PhotoKind } from './stripped-picture';

/** A photo that the camera held turned. */
export interface TurnedPhoto {
  bytes: Uint8Array;
  kind: PhotoKind;
}

/**
 * Turns a photo and encodes it again, so that it is upright without a note that says so. A
 * task for the pool of workers: it decodes all pixels.
 *
 * @returns Null for one that is too large to be decoded here, or damaged.
 */
export async function uprightPhoto({ bytes, kind }: TurnedPhoto): Promise<Uint8Array | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: PHOTO_PIXELS, failOn: 'error' })
      .rotate()
      .keepIccProfile();
    if (kind === 'jpeg') return await picture.jpeg({ quality: 92 }).toBuffer();
    return await (kind === 'png' ? picture.png() : picture.webp({ quality: 92 })).toBuffer();
  } catch {
    return null;
  }
}
