import { randomUUID } from 'node:crypto';
import { FIELD_LIMITS } from '@aranya/shared/contracts';
import { and, eq } from 'drizzle-orm';
import { findPersonByPhone, stableAddress } from '../../people/accounts/people';
import { person, personCredential, personProfile } from '../../people/accounts/tables';
import type { AuditLog } from '../../people/audit/audit-log';
import type { Database } from '../../platform/database/database';
import type { ProviderPerson } from './provider';

/** The person has no account here, and the provider has no verified phone number. */
export class NoPhoneNumber extends Error {
  override readonly name = 'NoPhoneNumber';
}

/** Uses the linked account, else the verified number's, else a new one. @throws NoPhoneNumber */
export async function linkedPerson(
  db: Database,
  audit: AuditLog,
  issuer: string,
  found: ProviderPerson,
): Promise<string> {
  const [linked] = await db
    .select({ personId: personCredential.userId })
    .from(personCredential)
    .where(
      and(eq(personCredential.providerId, issuer), eq(personCredential.accountId, found.subject)),
    );
  if (linked) return linked.personId;
  if (!found.phoneNumber) throw new NoPhoneNumber('The provider knows no checked phone number.');
  const personId =
    (await findPersonByPhone(db, found.phoneNumber)) ??
    (await newPerson(db, found.phoneNumber, found.name));
  await db.transaction(async (tx) => {
    await tx.insert(personCredential).values({
      id: randomUUID(),
      providerId: issuer,
      accountId: found.subject,
      userId: personId,
    });
    await audit.record(
      { action: 'person.linked_to_provider', actorId: personId, subjectId: personId },
      tx,
    );
  });
  return personId;
}

/** Without a PIN, which the owner may set with 'Forgot Password?'. */
async function newPerson(db: Database, phoneNumber: string, name: string | null): Promise<string> {
  const [made] = await db
    .insert(person)
    .values({
      id: randomUUID(),
      name: (name ?? phoneNumber).slice(0, FIELD_LIMITS.name),
      email: stableAddress(phoneNumber),
      phoneNumber,
      phoneNumberVerified: true,
    })
    .onConflictDoNothing()
    .returning({ id: person.id });
  // A concurrent request may have created the link.
  const personId = made?.id ?? (await findPersonByPhone(db, phoneNumber));
  if (!personId) throw new Error('The phone number has no account, and none can be made.');
  await db.insert(personProfile).values({ personId }).onConflictDoNothing();
  return personId;
}
