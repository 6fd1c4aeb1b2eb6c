import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import type { Authentication } from './authentication';
import { formerPhoneNumber, normalisePhoneNumber } from './phone-numbers/phone-number';
import { person, personProfile } from './tables';

export interface NewPerson {
  /** Normalised. */
  phoneNumber: string;
  name: string;
  pin: string;
  isCommForUser?: boolean;
  isAdministrator?: boolean;
  isReviewer?: boolean;
}

/** @returns The person's id. @throws Problem `phone_already_registered`. */
export async function createPerson(
  authentication: Authentication,
  db: Database,
  { phoneNumber, name, pin, ...roles }: NewPerson,
): Promise<string> {
  if (await findPersonByPhone(db, phoneNumber)) throw new Problem('phone_already_registered');
  const { user } = await authentication.api.signUpEmail({
    body: { name, password: pin, email: stableAddress(phoneNumber), phoneNumber },
  });
  // If a concurrent request registered the number, the library returns a person that does not
  // exist.
  const personId = await findPersonByPhone(db, phoneNumber);
  if (personId !== user.id) throw new Problem('phone_already_registered');
  await db
    .insert(personProfile)
    .values({ personId, ...roles })
    .onConflictDoNothing();
  return personId;
}

/** @param phoneNumber normalised */
export async function findPersonByPhone(db: Database, phoneNumber: string): Promise<string | null> {
  const [found] = await db
    .select({ id: person.id })
    .from(person)
    .where(eq(person.phoneNumber, phoneNumber));
  return found?.id ?? null;
}

/** Accounts keep their original form, so spellings that worked in an earlier version still work. */
export async function keptPhoneNumber(db: Database, typed: string): Promise<string> {
  const [number, former] = [normalisePhoneNumber(typed), formerPhoneNumber(typed)];
  return number !== former && (await findPersonByPhone(db, former)) ? former : number;
}

/** The library requires a mail address. `.invalid` is never delivered (RFC 2606). */
export function stableAddress(phoneNumber: string): string {
  return `${phoneNumber.replace('+', 'plus-')}@phone.invalid`;
}
