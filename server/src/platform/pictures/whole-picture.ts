import { open } from 'node:fs/promises';
import { pictureKind } from './photo-without-metadata';

/** Number of bytes at the beginning and end that identify a complete picture. */
const LOOKED_AT = 12;

/** Whether a file is a complete JPEG, PNG or WebP. Damage in its middle appears only when it is decoded. */
export function isWholePicture(head: Buffer, tail: Buffer, size: number): boolean {
  const kind = pictureKind(head);
  if (kind === 'jpeg') return tail.subarray(-2).equals(Buffer.from([0xff, 0xd9]));
  if (kind === 'png') return tail.subarray(-8, -4).toString('latin1') === 'IEND';
  return kind === 'webp' && 8 + head.readUInt32LE(4) <= size;
}

/** Does the same for a file on the disk. */
export async function isWholePictureAt(path: string, size: number): Promise<boolean> {
  const file = await open(path);
  try {
    const read = async (at: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, at);
      return buffer.subarray(0, bytesRead);
    };
    return isWholePicture(await read(0), await read(Math.max(0, size - LOOKED_AT)), size);
  } finally {
    await file.close();
  }
}
