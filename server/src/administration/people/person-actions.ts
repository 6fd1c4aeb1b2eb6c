import { PROJECT_ID } from '@aranya/shared/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { newToken } from '../../collecting/app-users/app-user-token';
import { forgetEndings, noteEndings } from '../../collecting/central/app-users/end-credentials';
import { appUser } from '../../collecting/tables';
import { accountClosing } from '../../people/accounts/closing/tables';
import { keptPhoneNumber } from '../../people/accounts/people';
import { endEverySession, lockPerson } from '../../people/accounts/sessions/end-sessions';
import { refuseSuspended, setSuspended } from '../../people/accounts/suspension';
import { person } from '../../people/accounts/tables';
import type { AuditLog } from '../../people/audit/audit-log';
import type { Database } from '../../platform/database/database';
import { sentence } from '../../platform/languages/sentence';
import { invalidField } from '../../platform/problems/problem';
import { requireRow } from '../paging';

/** @throws Problem `not_found` if nobody has this id. */
export async function requireExistingPerson(db: Database, personId: string): Promise<void> {
  requireRow(await db.select({ id: person.id }).from(person).where(eq(person.id, personId)));
}

/** @throws Problem `invalid_input` if no person has this number */
export async function requirePersonByPhone(db: Database, typed: string) {
  const hasNumber = eq(person.phoneNumber, await keptPhoneNumber(db, typed));
  const [found] = await db.select().from(person).where(hasNumber);
  if (found) return found;
  throw invalidField('phoneNumber', sentence('Nobody is registered with this number.'));
}

/** @returns Number of ended sessions. */
export async function endSessionsOf(db: Database, personId: string): Promise<number> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    return endEverySession(tx, personId);
  });
}

/**
 * `replace` also creates a new credential for the person's QR code.
 * @throws Problem `not_found` if no QR code was created yet, `account_suspended`.
 */
export async function changePhoneAccess(
  db: Database,
  personId: string,
  action: 'replace' | 'revoke',
): Promise<void> {
  await refuseSuspended(db, personId);
  const changed = await db
    .update(appUser)
    .set({ token: action === 'replace' ? newToken() : null, tokenTrustedAt: sql`now()` })
    .where(and(eq(appUser.projectId, PROJECT_ID), eq(appUser.personId, personId)))
    .returning();
  requireRow(changed);
}

/** @returns null if the account was deleted */
export async function personOfAppUser(db: Database, appUserId: number): Promise<string | null> {
  const [found] = await db
    .select({ personId: appUser.personId })
    .from(appUser)
    .where(eq(appUser.id, appUserId));
  return found?.personId ?? null;
}

/**
 * Ends all sessions and the phone's key at once, also in a closed account that is restored later.
 * Lifting the suspension does not restore the key: the person creates a new QR code.
 */
export async function suspendPerson(
  db: Database,
  audit: AuditLog,
  { personId, suspended, actorId }: { personId: string; suspended: boolean; actorId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    await setSuspended(tx, personId, suspended);
    if (suspended) await endKeys(tx, personId);
    else await forgetEndings(tx, personId);
    const action = suspended ? 'person.suspended' : 'person.no_longer_suspended';
    await audit.record({ action, actorId, subjectId: personId }, tx);
  });
}

async function endKeys(tx: Database, personId: string): Promise<void> {
  await endEverySession(tx, personId);
  await tx
    .update(accountClosing)
    .set({ appUserToken: null })
    .where(eq(accountClosing.personId, personId));
  const ended = await tx
    .update(appUser)
    .set({ token: null })
    .where(eq(appUser.personId, personId))
    .returning({ id: appUser.id });
  for (const { id } of ended) await noteEndings(tx, id);
}
