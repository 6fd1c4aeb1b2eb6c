import { and, eq, isNull } from 'drizzle-orm';
import { OwnedContent } from '../../collecting/files/owned-content';
import { accountClosing } from '../../people/accounts/closing/tables';
import { personProfile } from '../../people/accounts/profile-table';
import type { Database } from '../../platform/database/database';
import { contentOfPhoto } from './photo-address';

export function contentOfProfile(photo: string | null | undefined): OwnedContent | null {
  const sha256 = photo ? contentOfPhoto(photo) : null;
  return sha256 === null ? null : new OwnedContent('profile-photo', sha256);
}

/**
 * Reads a current profile photo; null if no profile names it, or its owner closed the account.
 * Other contents of the file store are never returned.
 */
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
