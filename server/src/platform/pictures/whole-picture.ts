import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { PHOTO_PIXELS } from './limits';
import { pictureKind } from './photo-without-metadata';

/** These bytes at both ends identify a complete picture. */
const LOOKED_AT = 12;

/** Damage in the middle of a picture appears only when it is decoded. */
export const isShowable = async (bytes: Buffer): Promise<boolean> =>
  isWholePicture(bytes, bytes, bytes.length) && hasUsualSize(bytes);

async function hasUsualSize(picture: Buffer | string): Promise<boolean> {
  try {
    const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata();
    return width * height <= PHOTO_PIXELS;
  } catch {
    return false;
  }
}

function isWholePicture(head: Buffer, tail: Buffer, size: number): boolean {
  const kind = pictureKind(head);
  if (kind === 'jpeg') return tail.subarray(-2).equals(Buffer.from([0xff, 0xd9]));
  if (kind === 'png') return tail.subarray(-8, -4).toString('latin1') === 'IEND';
  return kind === 'webp' && 8 + head.readUInt32LE(4) <= size;
}

export async function isShowableAt(path: string, size: number): Promise<boolean> {
  const file = await open(path);
  try {
    const read = async (at: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, at);
      return buffer.subarray(0, bytesRead);
    };
    const isWhole = isWholePicture(await read(0), await read(Math.max(0, size - LOOKED_AT)), size);
    return isWhole && (await hasUsualSize(path));
  } finally {
    await file.close();
  }
}
