import sharp from 'sharp';
import { LIMITS } from '../limits';
import { Problem } from '../problems/problem';

/**
 * Makes the stored form of an uploaded picture: a JPEG of at most 512 pixels a side, upright and
 * without what the camera wrote into it (place, time, device).
 *
 * @param base64Data A data URL or bare base64.
 * @throws Problem `unsupported_image` when the bytes are no JPEG, PNG or WebP picture, whatever
 *   their name says.
 */
export async function profilePicture(base64Data: string): Promise<Buffer> {
  const bytes = Buffer.from(base64Data.replace(/^data:[^,]*,/, ''), 'base64');
  if (!isPicture(bytes)) throw new Problem('unsupported_image');
  try {
    return await sharp(bytes, { limitInputPixels: LIMITS.photoPixels, failOn: 'error' })
      .rotate()
      .resize({
        width: LIMITS.photoSide,
        height: LIMITS.photoSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch (error) {
    throw new Problem('unsupported_image', {}, error);
  }
}

/** Looks at the first bytes only, so that no other decoder ever sees the upload. */
function isPicture(bytes: Buffer): boolean {
  const starts = (at: number, ...values: number[]) =>
    values.every((value, index) => bytes[at + index] === value);
  const jpeg = starts(0, 0xff, 0xd8, 0xff);
  const png = starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const webp =
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP';
  return jpeg || png || webp;
}
