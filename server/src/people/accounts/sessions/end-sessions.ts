import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { person, personSession } from '../tables';
import { forgetDevices } from './known-devices';

/**
 * Sessions begin and end under this lock, so that no concurrent sign-in survives.
 * @returns False if there is no such person.
 */
export async function lockPerson(tx: Database, personId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: person.id })
    .from(person)
    .where(eq(person.id, personId))
    .for('update');
  return rows.length > 0;
}

/** Ends device marks and download addresses too. @param tx has locked the person */
export async function endEverySession(tx: Database, personId: string): Promise<number> {
  await forgetDevices(tx, personId);
  const ended = await tx
    .delete(personSession)
    .where(eq(personSession.userId, personId))
    .returning({ id: personSession.id });
  return ended.length;
}
