import { gte, like, min } from 'drizzle-orm';
import { person } from '../people/accounts/tables';
import type { Database } from '../platform/database/database';
import { demonstrationPart } from './tables';

/** Name of the demonstration data with the people. */
export const PEOPLE_PART = 'people and records';

const PERSON = 'person ';

/**
 * Marks a person as fictional by id. Visitors of the outbox page can take over the account and
 * change its PIN and name, but not its id.
 */
export async function noteMadeUp(db: Database, personId: string): Promise<void> {
  const part = { name: `${PERSON}${personId}` };
  await db.insert(demonstrationPart).values(part).onConflictDoNothing();
}

/** Ids of the marked people. */
export async function notedAsMadeUp(db: Database): Promise<string[]> {
  const noted = await db
    .select()
    .from(demonstrationPart)
    .where(like(demonstrationPart.name, `${PERSON}%`));
  return noted.map(({ name }) => name.slice(PERSON.length));
}

/**
 * Phone numbers of all accounts registered since the first demonstration data was stored, including
 * fictional people. Codes of text messages were public then, so anybody may have registered them.
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

/** Deletes the marks of seeded data and people, as the last step of removing them. */
export async function forgetDemonstration(db: Database): Promise<void> {
  await db.delete(demonstrationPart);
}
