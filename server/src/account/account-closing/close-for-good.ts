import { randomUUID } from 'node:crypto';
import type { ClosingChoice } from '@aranya/shared/contracts';
import { eq } from 'drizzle-orm';
import { noteEndings } from '../../collecting/central/app-users/end-credentials';
import { lockMap } from '../../collecting/public-places/change-places';
import { appUser } from '../../collecting/tables';
import { closedAccount, obsoleteFile } from '../../people/accounts/closing/tables';
import { person, personProfile } from '../../people/accounts/tables';
import { auditEntry } from '../../people/audit/tables';
import type { Database } from '../../platform/database/database';
import { anonymiseRecords } from './anonymise-records';
import { deleteRecords } from './delete-records';
import { rowsByContact, TABLES_BY_CONTACT } from './rows-by-contact';

/**
 * Queues unreferenced files for `removeObsoleteFiles`.
 * @returns The person's random pseudonym in the audit log; null if there was no such person.
 */
export async function closeForGood(
  tx: Database,
  personId: string,
  choice: ClosingChoice,
): Promise<string | null> {
  const [found] = await tx
    .select({ name: person.name, phoneNumber: person.phoneNumber, profile: personProfile })
    .from(person)
    .leftJoin(personProfile, eq(personProfile.personId, person.id))
    .where(eq(person.id, personId));
  if (!found) return null;
  // Locked before the person's rows, which a batch of the map refers to.
  await lockMap(tx);
  const phoneNumber = found.phoneNumber ?? '';

  const appUsers = await tx
    .select({ id: appUser.id, displayName: appUser.displayName })
    .from(appUser)
    .where(eq(appUser.personId, personId));
  for (const { id, displayName } of appUsers) {
    await noteEndings(tx, id);
    const names = namesOf(phoneNumber, found.profile?.email ?? '');
    const identity = [found.name, displayName, phoneNumber, ...names];
    if (choice === 'delete') await deleteRecords(tx, id);
    else await anonymiseRecords(tx, id, identity);
  }

  if (found.profile?.photo) {
    await tx
      .insert(obsoleteFile)
      .values({ kind: 'profile-photo', name: found.profile.photo })
      .onConflictDoNothing();
  }
  for (const table of TABLES_BY_CONTACT) {
    const own = await rowsByContact(tx, table, { personId, phoneNumber });
    if (own) await tx.delete(table).where(own);
  }
  const formerName = await renameInAuditLog(tx, personId);
  // Sessions, PIN, profile and other dependent rows are deleted by cascade.
  await tx.delete(person).where(eq(person.id, personId));
  await tx.insert(closedAccount).values({ choice });
  return formerName;
}

async function renameInAuditLog(tx: Database, personId: string): Promise<string> {
  const formerName = `closed-${randomUUID()}`;
  await tx.update(auditEntry).set({ actorId: formerName }).where(eq(auditEntry.actorId, personId));
  await tx
    .update(auditEntry)
    .set({ subjectId: formerName })
    .where(eq(auditEntry.subjectId, personId));
  return formerName;
}

/** @param phoneNumber in normalised form; empty if the account has none */
function namesOf(phoneNumber: string, email: string): string[] {
  const digits = phoneNumber.replace(/\D/g, '');
  const numbers = digits === '' ? [] : [digits, `0${digits}`, `91${digits}`, `0091${digits}`];
  const address = email.trim().toLowerCase();
  return address === '' ? numbers : [...numbers, address];
}
