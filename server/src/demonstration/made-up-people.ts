import { like } from 'drizzle-orm';
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

/** Deletes the marks of seeded data and people, as the last step of removing them. */
export async function forgetDemonstration(db: Database): Promise<void> {
  await db.delete(demonstrationPart);
}
