import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { forgetDevices } from './known-devices';
import { person, personSession } from './tables';

/**
 * Locks a person until the transaction ends. Sessions begin and end under this lock, so that no
 * sign-in that runs at the same time is left over.
 *
 * @param tx A transaction.
 * @returns False where there is no such person.
 */
export async function lockPerson(tx: Database, personId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: person.id })
    .from(person)
    .where(eq(person.id, personId))
    .for('update');
  return rows.length > 0;
}

/**
 * Signs a person out on every device, ends the marks of all devices, and with the sessions the
 * download addresses that were made in them.
 *
 * @param tx A transaction that has locked the person.
 * @returns How many sessions there were.
 */
export async function endEverySession(tx: Database, personId: string): Promise<number> {
  await forgetDevices(tx, personId);
  const ended = await tx
    .delete(personSession)
    .where(eq(personSession.userId, personId))
    .returning({ id: personSession.id });
  return ended.length;
}
