import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileStore } from '../../collecting/files/file-store';
import { contentOfPhoto, photoName } from './photo-address';

export interface PhotoStore {
  /** Stores a JPEG durably. @returns Its name. @throws as `FileStore.keep`. */
  keep(jpeg: Buffer): Promise<string>;
  /** Removes a photo; a missing one is no error. */
  remove(photo: string): Promise<void>;
}

export function photoStore(files: FileStore): PhotoStore {
  return {
    async keep(jpeg) {
      const file = await files.receive(Readable.from([withOwnMark(jpeg)]));
      try {
        await files.keep(file);
      } finally {
        await files.discard(file);
      }
      return photoName(file.sha256);
    },
    async remove(photo) {
      const sha256 = contentOfPhoto(photo);
      if (sha256) await files.remove(sha256);
    },
  };
}

/** Length of the random mark in bytes: enough to make photos unique. */
const MARK_BYTES = 18;
/** Offset of the length of a JPEG's first segment. */
const FIRST_SEGMENT = 4;

/**
 * Inserts a random comment after the first segment of a JPEG. Equal contents share one file, so
 * without it removing one person's photo would remove another's equal one, and anyone with the
 * picture could compute the photo's address.
 */
function withOwnMark(jpeg: Buffer): Buffer {
  const place = FIRST_SEGMENT + jpeg.readUInt16BE(FIRST_SEGMENT);
  const comment = Buffer.from([0xff, 0xfe, 0, 2 + MARK_BYTES]);
  return Buffer.concat([
    jpeg.subarray(0, place),
    comment,
    randomBytes(MARK_BYTES),
    jpeg.subarray(place),
  ]);
}
