import type { ProfileUpdateRequest } from '@aranya/shared/contracts';
import { eq } from 'drizzle-orm';
import { person, personProfile } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';

export async function updateProfile(
  db: Database,
  personId: string,
  request: ProfileUpdateRequest,
): Promise<void> {
  const { name, email, organization, organizationName, address, webURL, mobileCompanyName } =
    request;
  // Omitted fields are undefined, and their columns are not written.
  const fields = { email, organization, organizationName, address, webURL, mobileCompanyName };
  await db.transaction(async (tx) => {
    await tx.update(person).set({ name, updatedAt: new Date() }).where(eq(person.id, personId));
    await saveProfile(tx, personId, fields);
  });
}

export async function saveProfile(
  db: Database,
  personId: string,
  fields: Partial<typeof personProfile.$inferInsert>,
): Promise<void> {
  const set = { ...fields, updatedAt: new Date() };
  await db
    .insert(personProfile)
    .values({ personId, ...set })
    .onConflictDoUpdate({ target: personProfile.personId, set });
}

/** @returns The previous photo's name, which is now unreferenced, or null. */
export async function replacePhoto(
  db: Database,
  personId: string,
  photo: string,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    await tx.insert(personProfile).values({ personId }).onConflictDoNothing();
    // Locked, so that each of two concurrent uploads removes the photo that it replaced.
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
