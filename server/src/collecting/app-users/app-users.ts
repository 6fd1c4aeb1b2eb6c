import { PROJECT_ID } from '@aranya/shared/contracts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { lockPerson } from '../../people/accounts/sessions/end-sessions';
import { refuseSuspended } from '../../people/accounts/suspension';
import type { Database } from '../../platform/database/database';
import type { NewAppUser } from '../collection-server';
import { appUser, project } from '../tables';
import { newToken } from './app-user-token';
import { forgetPhone } from './phone-contact';

export const ofPerson = (personId: string) =>
  and(eq(appUser.projectId, PROJECT_ID), eq(appUser.personId, personId));

/** Concurrent calls create one app user. @throws Problem `account_suspended`. */
export async function ensureAppUser(
  db: Database,
  { personId, displayName, location }: NewAppUser,
): Promise<{ id: number; token: string }> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    await refuseSuspended(tx, personId);
    await tx.insert(project).values({ id: PROJECT_ID, name: 'Aranya' }).onConflictDoNothing();
    await tx
      .insert(appUser)
      .values({ projectId: PROJECT_ID, personId, displayName, location, token: newToken() })
      .onConflictDoNothing();
    await tx
      .update(appUser)
      .set({ token: newToken(), tokenTrustedAt: sql`now()` })
      .where(and(ofPerson(personId), isNull(appUser.token)));
    const [found] = await tx
      .select({ id: appUser.id, token: appUser.token })
      .from(appUser)
      .where(ofPerson(personId));
    if (!found?.token) throw new Error('The app user could not be made.');
    return { id: found.id, token: found.token };
  });
}

/** The old token is invalid from the next request; forms and records do not change. */
export async function replaceToken(
  db: Database,
  personId: string,
): Promise<{ id: number; token: string } | null> {
  const token = newToken();
  return db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    await refuseSuspended(tx, personId);
    const [replaced] = await tx
      .update(appUser)
      .set({ token, tokenTrustedAt: sql`now()` })
      .where(ofPerson(personId))
      .returning({ id: appUser.id });
    if (!replaced) return null;
    await forgetPhone(tx, replaced.id);
    return { id: replaced.id, token };
  });
}

/** The new token is in ODK Central. */
export async function noteNewToken(db: Database, appUserId: number): Promise<void> {
  await db.update(appUser).set({ tokenTrustedAt: sql`now()` }).where(eq(appUser.id, appUserId));
}

/** The token is invalid from the next request. */
export async function revokeToken(db: Database, appUserId: number): Promise<void> {
  await db.update(appUser).set({ token: null }).where(eq(appUser.id, appUserId));
}

/** @returns False if the person has no app user. */
export async function completeTrial(db: Database, personId: string): Promise<boolean> {
  const own = ofPerson(personId);
  await db
    .update(appUser)
    .set({ trialCompletedAt: sql`now()` })
    .where(and(own, isNull(appUser.trialCompletedAt)));
  return (await db.$count(appUser, own)) > 0;
}
