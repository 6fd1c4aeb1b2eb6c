import { and, eq, ne } from 'drizzle-orm';
import { appUser } from '../../tables';
import type { AppUser } from '../calls/central-answers';
import type { CentralClient } from '../calls/central-client';
import { centralAppUser } from '../tables';
import { type AppUserClaim, endClaim } from './app-user-claim';
import { type AppUserWork, assignForms } from './assign-forms';
import type { CurrentAppUser } from './current-app-user';
import { displayNameOf } from './display-name';

/**
 * Creates an app user in Central with the person's forms and stores it. Resumes after a failure
 * with whatever Central already has.
 * @returns null if the claim was lost; another process then finishes the work.
 */
export async function makeAppUser(
  work: AppUserWork,
  claim: AppUserClaim,
): Promise<CurrentAppUser | null> {
  const { db, client } = work;
  const { appUserId } = claim;
  const [person] = await db
    .select({ displayName: appUser.displayName })
    .from(appUser)
    .where(eq(appUser.id, appUserId));
  const name = displayNameOf(person?.displayName ?? '', claim.reference);
  const found = claim.resumed ? await foundByName(client, name) : null;
  const { id: centralId, token } = found ?? (await client.createAppUser(name));
  await assignForms(work, appUserId, centralId);
  return db.transaction(async (tx) => {
    if (!(await endClaim(tx, claim))) return null;
    await tx
      .update(centralAppUser)
      .set({ current: false })
      .where(and(eq(centralAppUser.appUserId, appUserId), ne(centralAppUser.centralId, centralId)));
    const values = { centralId, appUserId, token, current: true };
    await tx
      .insert(centralAppUser)
      .values(values)
      .onConflictDoUpdate({ target: centralAppUser.centralId, set: values });
    return { centralId, token };
  });
}

/**
 * Finds an app user that an earlier attempt created although its answer was lost. Of several, the
 * first is used; the credentials of the others were never returned to anyone.
 */
async function foundByName(
  client: CentralClient,
  name: string,
): Promise<(AppUser & { token: string }) | null> {
  const made = (await client.appUsers())
    .filter((one): one is AppUser & { token: string } => one.displayName === name && !!one.token)
    .sort((one, other) => one.id - other.id);
  const [first, ...others] = made;
  for (const { id } of others) await client.deleteAppUser(id);
  return first ?? null;
}
