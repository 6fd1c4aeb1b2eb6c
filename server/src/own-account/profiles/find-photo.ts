import { and, eq, isNull } from 'drizzle-orm';
import { OwnedContent } from '../../collecting/files/owned-content';
import { accountClosing } from '../../people/accounts/closing/tables';
import { personProfile } from '../../people/accounts/profile/tables';
import type { Database } from '../../platform/database/database';
import { contentOfPhoto } from './photo-address';

/** The content of a photo that a profile names. */
export function contentOfProfile(photo: string | null | undefined): OwnedContent | null {
  const sha256 = photo ? contentOfPhoto(photo) : null;
  return sha256 === null ? null : new OwnedContent('profile-photo', sha256);
}

/**
 * The photo of this name that somebody has now; null where nobody does, and where its owner closed
 * the account. What else the file store holds is nobody's photo.
 */
export async function findShownPhoto(db: Database, photo: string): Promise<OwnedContent | null> {
  // What is no name of a photo, such as one with a NUL, is none of the database's.
  if (!contentOfPhoto(photo)) return null;
  const [found] = await db
    .select({ photo: personProfile.photo })
    .from(personProfile)
    .leftJoin(accountClosing, eq(accountClosing.personId, personProfile.personId))
    .where(and(eq(personProfile.photo, photo), isNull(accountClosing.personId)))
    .limit(1);
  return contentOfProfile(found?.photo);
}
