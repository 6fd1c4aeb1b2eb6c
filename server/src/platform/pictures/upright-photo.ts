import sharp, { type Sharp } from 'sharp';
import { PHOTO_PIXELS } from './limits';
import type { PhotoKind } from './stripped-picture';

export interface TurnedPhoto {
  bytes: Uint8Array;
  kind: PhotoKind;
}

/** Null for a damaged or too large photo. Decodes all pixels, so it runs in the worker pool. */
export async function uprightPhoto({ bytes, kind }: TurnedPhoto): Promise<Uint8Array | null> {
  const turned = () => sharp(bytes, { limitInputPixels: PHOTO_PIXELS, failOn: 'error' }).rotate();
  try {
    return await encoded(turned().keepIccProfile(), kind);
  } catch {
    // The encoder refuses some profiles, such as that of a PNG with 16 bits: sRGB instead.
    return encoded(turned(), kind).catch(() => null);
  }
}

function encoded(picture: Sharp, kind: PhotoKind): Promise<Uint8Array> {
  if (kind === 'jpeg') return picture.jpeg({ quality: 92 }).toBuffer();
  return (kind === 'png' ? picture.png() : picture.webp({ quality: 92 })).toBuffer();
}
