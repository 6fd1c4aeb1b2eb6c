import type { ClosingChoice } from '@aranya/shared/contracts';
import { eq, inArray, or, sql } from 'drizzle-orm';
import { oneTimeCode, person } from '../accounts/tables';
import { appUser } from '../collection/tables';
import type { Database } from '../database/database';
import { attemptCounter } from '../database/tables';
import { gapSuggestion } from '../gaps/tables';
import { outboxMessage } from '../identity/tables';
import { personProfile } from '../profiles/tables';
import { anonymiseRecords } from './anonymise-records';
import { deleteRecords } from './delete-records';
import { namesOf } from './names-of-person';
import { closedAccount, obsoleteFile } from './tables';

/**
 * Deletes a person from every table; their records go with them or stay without a link to anyone.
 * Files that nothing needs any more are noted, and removed by `removeObsoleteFiles`.
 *
 * @param tx A transaction: all of it happens or nothing.
 */
export async function closeForGood(
  tx: Database,
  personId: string,
  choice: ClosingChoice,
): Promise<void> {
  const [found] = await tx
    .select({ name: person.name, phoneNumber: person.phoneNumber, profile: personProfile })
    .from(person)
    .leftJoin(personProfile, eq(personProfile.personId, person.id))
    .where(eq(person.id, personId));
  if (!found) return;
  const email = found.profile?.email ?? '';
  const names = namesOf({ phoneNumber: found.phoneNumber ?? '', email });

  const appUsers = await tx
    .select({ id: appUser.id, displayName: appUser.displayName })
    .from(appUser)
    .where(eq(appUser.personId, personId));
  for (const { id, displayName } of appUsers) {
    if (choice === 'delete') await deleteRecords(tx, id);
    else await anonymiseRecords(tx, id, [found.name, displayName, ...names]);
  }

  if (found.profile?.photo) {
    await tx
      .insert(obsoleteFile)
      .values({ kind: 'profile-photo', name: found.profile.photo })
      .onConflictDoNothing();
  }
  await tx.delete(gapSuggestion).where(inArray(sql`lower(${gapSuggestion.userName})`, names));
  await forgetNumber(tx, found.phoneNumber ?? '', personId);
  // Sessions, PIN, profile and what else belongs to a person go with the row.
  await tx.delete(person).where(eq(person.id, personId));
  await tx.insert(closedAccount).values({ choice });
}

/** What is kept by phone number or id without belonging to an account: codes, messages, counters. */
async function forgetNumber(tx: Database, phoneNumber: string, personId: string): Promise<void> {
  const keyEndsWith = (text: string) =>
    sql`right(${attemptCounter.key}, ${text.length + 1}) = ${`:${text}`}`;
  await tx
    .delete(attemptCounter)
    .where(
      or(
        sql`${attemptCounter.key} like ${`%:${personId}%`}`,
        ...(phoneNumber ? [keyEndsWith(phoneNumber)] : []),
      ),
    );
  if (!phoneNumber) return;
  await tx.delete(oneTimeCode).where(sql`position(${phoneNumber} in ${oneTimeCode.identifier}) > 0`);
  await tx.delete(outboxMessage).where(eq(outboxMessage.phoneNumber, phoneNumber));
}
