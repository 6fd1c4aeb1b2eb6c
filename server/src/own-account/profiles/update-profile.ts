import type { Language, ProfileUpdateRequest } from '@aranya/shared/contracts';
import { eq } from 'drizzle-orm';
import { personProfile } from '../../people/accounts/profile/tables';
import { person } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';

/** Writes what a person changed about themselves. */
export async function updateProfile(
  db: Database,
  personId: string,
  request: ProfileUpdateRequest,
): Promise<void> {
  const { name, email, organization, organizationName, address, webURL, mobileCompanyName } =
    request;
  const updatedAt = new Date();
  // What a request leaves out is undefined here, and such a column is not written.
  const profile = {
    email,
    organization,
    organizationName,
    address,
    webURL,
    mobileCompanyName,
    updatedAt,
  };
  await db.transaction(async (tx) => {
    await tx.update(person).set({ name, updatedAt }).where(eq(person.id, personId));
    await tx
      .insert(personProfile)
      .values({ personId, ...profile })
      .onConflictDoUpdate({ target: personProfile.personId, set: profile });
  });
}

/** Keeps the language that a person reads. */
export async function setLanguage(
  db: Database,
  personId: string,
  language: Language,
): Promise<void> {
  const set = { language, updatedAt: new Date() };
  await db
    .insert(personProfile)
    .values({ personId, ...set })
    .onConflictDoUpdate({ target: personProfile.personId, set });
}

/**
 * Puts a new photo in the place of the previous one.
 *
 * @returns The name of the previous photo, which nothing refers to any more, or null.
 */
export async function replacePhoto(
  db: Database,
  personId: string,
  photo: string,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    await tx.insert(personProfile).values({ personId }).onConflictDoNothing();
    // Locked, so that of two uploads at once each removes the photo that it replaced.
    const [previous] = await tx
      .select({ photo: personProfile.photo })
      .from(personProfile)
      .where(eq(personProfile.personId, personId))
      .for('update');
    await tx
      .update(personProfile)
      .set({ photo, updatedAt: new Date() })
      .where(eq(personProfile.personId, personId));
    return previous?.photo ?? null;
  });
}
