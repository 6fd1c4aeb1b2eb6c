import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import type { Authentication } from './authentication';
import { formerPhoneNumber, normalisePhoneNumber } from './phone-number';
import { personProfile } from './profile/tables';
import { person } from './tables';

/** A person to be. */
export interface NewPerson {
  /** Normalised. */
  phoneNumber: string;
  name: string;
  pin: string;
  isCommForUser?: boolean;
  isAdministrator?: boolean;
}

/**
 * Makes an account with its profile.
 *
 * @returns The person's id.
 * @throws Problem `phone_already_registered`.
 */
export async function createPerson(
  authentication: Authentication,
  db: Database,
  { phoneNumber, name, pin, isCommForUser = false, isAdministrator = false }: NewPerson,
): Promise<string> {
  if (await findPersonByPhone(db, phoneNumber)) throw new Problem('phone_already_registered');
  const { user } = await authentication.api.signUpEmail({
    body: { name, password: pin, email: stableAddress(phoneNumber), phoneNumber },
  });
  // For a number that another request registered meanwhile the library answers with a person
  // who does not exist.
  const personId = await findPersonByPhone(db, phoneNumber);
  if (personId !== user.id) throw new Problem('phone_already_registered');
  await db
    .insert(personProfile)
    .values({ personId, isCommForUser, isAdministrator })
    .onConflictDoNothing();
  return personId;
}

/** The id of the person with this normalised phone number, or null. */
export async function findPersonByPhone(db: Database, phoneNumber: string): Promise<string | null> {
  const [found] = await db
    .select({ id: person.id })
    .from(person)
    .where(eq(person.phoneNumber, phoneNumber));
  return found?.id ?? null;
}

/**
 * The number under which the account of a typed number is kept. Accounts keep the form that they were
 * made with, so a spelling that found an account in an earlier version finds the same one.
 */
export async function keptPhoneNumber(db: Database, typed: string): Promise<string> {
  const [number, former] = [normalisePhoneNumber(typed), formerPhoneNumber(typed)];
  return number !== former && (await findPersonByPhone(db, former)) ? former : number;
}

/** The library wants an address for everybody. `.invalid` is never delivered (RFC 2606). */
export function stableAddress(phoneNumber: string): string {
  return `${phoneNumber.replace('+', 'plus-')}@phone.invalid`;
}
