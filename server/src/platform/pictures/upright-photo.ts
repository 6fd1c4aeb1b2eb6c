import sharp from 'sharp';
import { PHOTO_PIXELS } from './limits';
import type { PhotoKind } from './stripped-picture';

/** A photo with an orientation other than upright. */
export interface TurnedPhoto {
  bytes: Uint8Array;
  kind: PhotoKind;
}

/**
 * Rotates a photo and encodes it again, so that it needs no orientation tag. Runs in the worker pool,
 * because it decodes all pixels.
 * @returns Null for one that is damaged or too large to be decoded.
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
