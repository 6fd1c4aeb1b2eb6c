import { randomUUID } from 'node:crypto';
import type { ClosingChoice } from '@aranya/shared/contracts';
import { eq, inArray, or, sql } from 'drizzle-orm';
import { noteEndings } from '../../collecting/central/app-users/noted-endings';
import { appUser } from '../../collecting/tables';
import { gapSuggestion } from '../../institute/gaps/tables';
import { mailRecipient } from '../../institute/mail-updates/tables';
import { closedAccount, obsoleteFile } from '../../people/accounts/closing/tables';
import { personProfile } from '../../people/accounts/profile/tables';
import { oneTimeCode, person } from '../../people/accounts/tables';
import { auditEntry } from '../../people/audit/tables';
import { outboxMessage } from '../../people/text-gateway/outbox/tables';
import { queuedMessage } from '../../people/text-gateway/tables';
import type { Database } from '../../platform/database/database';
import { attemptCounter } from '../../platform/database/tables';
import { anonymiseRecords } from './anonymise-records';
import { deleteRecords } from './delete-records';
import { type NamesOfPerson, namesOf } from './names-of-person';

/**
 * Deletes a person from every table; their records go with them or stay without a link to anyone.
 * Files that nothing needs any more are noted, and removed by `removeObsoleteFiles`.
 *
 * @param tx A transaction: all of it happens or nothing.
 * @returns The name under which the audit log knows this person from now on: entries that belong
 *   together still do, and lead to nobody. Null where there was no such person.
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
  const phoneNumber = found.phoneNumber ?? '';
  const names = namesOf({ phoneNumber, email: found.profile?.email ?? '' });

  const appUsers = await tx
    .select({ id: appUser.id, displayName: appUser.displayName })
    .from(appUser)
    .where(eq(appUser.personId, personId));
  for (const { id, displayName } of appUsers) {
    await noteEndings(tx, id);
    const identity = [found.name, displayName, phoneNumber, ...names.numbers, names.email ?? ''];
    if (choice === 'delete') await deleteRecords(tx, id);
    else await anonymiseRecords(tx, id, identity);
  }

  if (found.profile?.photo) {
    await tx
      .insert(obsoleteFile)
      .values({ kind: 'profile-photo', name: found.profile.photo })
      .onConflictDoNothing();
  }
  await deleteSuggestions(tx, names);
  if (names.email) await tx.delete(mailRecipient).where(eq(mailRecipient.email, names.email));
  await forgetAttempts(tx, personId, phoneNumber);
  const formerName = await renameInAuditLog(tx, personId);
  // Sessions, PIN, profile and what else belongs to a person go with the row.
  await tx.delete(person).where(eq(person.id, personId));
  await tx.insert(closedAccount).values({ choice });
  return formerName;
}

/** Suggestions under which the person wrote this number or this address. */
async function deleteSuggestions(tx: Database, { numbers, email }: NamesOfPerson): Promise<void> {
  const digits = sql<string>`regexp_replace(${gapSuggestion.userName}, '[^0-9]', '', 'g')`;
  const conditions = [
    ...(numbers.length > 0 ? [inArray(digits, numbers)] : []),
    ...(email ? [sql`lower(trim(${gapSuggestion.userName})) = ${email}`] : []),
  ];
  if (conditions.length > 0) await tx.delete(gapSuggestion).where(or(...conditions));
}

/** What is kept by phone number or id without belonging to an account: codes, messages, counters. */
async function forgetAttempts(tx: Database, personId: string, phoneNumber: string): Promise<void> {
  const keys = [personId, phoneNumber].filter(Boolean);
  await tx
    .delete(attemptCounter)
    .where(or(...keys.map((key) => sql`position(${`:${key}`} in ${attemptCounter.key}) > 0`)));
  if (!phoneNumber) return;
  await tx.delete(outboxMessage).where(eq(outboxMessage.phoneNumber, phoneNumber));
  await tx.delete(queuedMessage).where(eq(queuedMessage.phoneNumber, phoneNumber));
  await tx
    .delete(oneTimeCode)
    .where(sql`position(${phoneNumber} in ${oneTimeCode.identifier}) > 0`);
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
