import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, eq, isNull } from 'drizzle-orm';
import type { FileStore } from '../../collecting/files/file-store';
import { OwnedContent } from '../../collecting/files/owned-content';
import { accountClosing } from '../../people/accounts/closing/tables';
import { personProfile } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';
import type { HeavyWork } from '../../platform/heavy-work/heavy-work';
import { API_PREFIX } from '../../platform/http/api-prefix';
import { SHRINK_PICTURE } from '../../platform/pictures/picture-tasks';
import { Problem } from '../../platform/problems/problem';

export function photoStore(files: FileStore) {
  return {
    /** @throws as `FileStore.keep` */
    async keep(jpeg: Buffer) {
      const file = await files.receive(Readable.from([withOwnMark(jpeg)]));
      try {
        await files.keep(file);
      } finally {
        await files.discard(file);
      }
      return photoName(file.sha256);
    },
    /** A missing photo is no error. */
    async remove(photo: string) {
      const sha256 = contentOfPhoto(photo);
      if (sha256) await files.remove(sha256);
    },
  };
}

/** Bytes: enough to make photos unique. */
const MARK_BYTES = 18;
/** Offset of the length of a JPEG's first segment. */
const FIRST_SEGMENT = 4;

/**
 * Equal contents share one file: without a random comment, removing one person's photo would remove
 * another's, and anyone with the picture could compute the photo's address.
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

export function contentOfProfile(photo: string | null | undefined): OwnedContent | null {
  const sha256 = photo ? contentOfPhoto(photo) : null;
  return sha256 === null ? null : new OwnedContent('profile-photo', sha256);
}

/** Null if no profile names it or its owner closed the account; other contents stay secret. */
export async function findShownPhoto(db: Database, photo: string): Promise<OwnedContent | null> {
  // Invalid names, such as one with a NUL, must not reach the database.
  if (!contentOfPhoto(photo)) return null;
  const [found] = await db
    .select({ photo: personProfile.photo })
    .from(personProfile)
    .leftJoin(accountClosing, eq(accountClosing.personId, personProfile.personId))
    .where(and(eq(personProfile.photo, photo), isNull(accountClosing.personId)))
    .limit(1);
  return contentOfProfile(found?.photo);
}

/** SHA-256 of the content, which cannot be guessed. */
const PHOTO_NAME = /^([0-9a-f]{64})\.jpg$/;

export const photoName = (sha256: string) => `${sha256}.jpg`;

/** @returns the SHA-256; null for an invalid name */
export const contentOfPhoto = (photo: string): string | null => PHOTO_NAME.exec(photo)?.[1] ?? null;

/** Relative to the server, so that it remains valid after a change of host name. */
export const photoAddress = (photo: string) => `${API_PREFIX}/profile/photos/${photo}`;

/**
 * @param base64Data A data URL or bare base64.
 * @throws Problem `unsupported_image` unless the bytes are a JPEG, PNG or WebP picture, whatever
 *   the file name, and as {@link HeavyWork.run}.
 */
export async function profilePicture(
  work: Pick<HeavyWork, 'run'>,
  base64Data: string,
): Promise<Buffer> {
  const jpeg = await work.run(SHRINK_PICTURE, base64Data);
  if (!jpeg) throw new Problem('unsupported_image');
  return Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
}
