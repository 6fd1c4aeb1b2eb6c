import { and, eq, notLike } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { hashPin, PIN_HASH_BEGINS } from '../../platform/pins/pin-hash';
import { personCredential } from './tables';

/**
 * Replaces the hash of a PIN that was just found right where it is an older, more expensive one: it
 * can be made again only while the PIN is known.
 */
export async function renewPinHash(db: Database, personId: string, pin: string): Promise<void> {
  const older = and(
    eq(personCredential.userId, personId),
    notLike(personCredential.password, `${PIN_HASH_BEGINS}%`),
  );
  const [found] = await db.select({ id: personCredential.id }).from(personCredential).where(older);
  if (!found) return;
  await db
    .update(personCredential)
    .set({ password: await hashPin(pin) })
    .where(and(eq(personCredential.id, found.id), older));
}
