import { gte, like, min } from 'drizzle-orm';
import { person } from '../people/accounts/tables';
import type { Database } from '../platform/database/database';
import { demonstrationPart } from './tables';

/** Name of the demonstration data with the people. */
export const PEOPLE_PART = 'people and records';

const PERSON = 'person ';

/**
 * Stores that a person is made up, by id. Readers of the outbox page can take over such an account
 * and change its PIN and name, but not its id.
 */
export async function noteMadeUp(db: Database, personId: string): Promise<void> {
  const part = { name: `${PERSON}${personId}` };
  await db.insert(demonstrationPart).values(part).onConflictDoNothing();
}

/** Ids of the people who were noted. Databases that were filled in by older versions have none. */
export async function notedAsMadeUp(db: Database): Promise<string[]> {
  const noted = await db
    .select()
    .from(demonstrationPart)
    .where(like(demonstrationPart.name, `${PERSON}%`));
  return noted.map(({ name }) => name.slice(PERSON.length));
}

/**
 * Phone numbers of everybody who registered since the first demonstration data was filled in. The codes of
 * text messages were public then, so anybody may have registered them. The made-up people are among them.
 */
export async function registeredSince(
  db: Database,
): Promise<{ id: string; phoneNumber: string }[]> {
  const [first] = await db.select({ at: min(demonstrationPart.filledAt) }).from(demonstrationPart);
  if (!first?.at) return [];
  const since = await db
    .select({ id: person.id, phoneNumber: person.phoneNumber })
    .from(person)
    .where(gte(person.createdAt, first.at))
    .orderBy(person.phoneNumber);
  return since.map(({ id, phoneNumber }) => ({ id, phoneNumber: phoneNumber ?? id }));
}

/** Deletes the notes of seeded data and people: the last step of removing them. */
export async function forgetDemonstration(db: Database): Promise<void> {
  await db.delete(demonstrationPart);
}
