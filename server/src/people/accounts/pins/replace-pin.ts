import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { retryConflict } from '../../../platform/database/retry-database';
import { hashPin } from '../../../platform/pins/pin-hash';
import type { AuditLog } from '../../audit/audit-log';
import { endEverySession, lockPerson } from '../sessions/end-sessions';
import { markDevice } from '../sessions/known-devices';
import { personCredential } from '../tables';

/** Ends all sessions and device marks too. @returns A mark for the device that set the PIN. */
export async function replacePin(
  db: Database,
  audit: AuditLog,
  personId: string,
  pin: string,
): Promise<string> {
  const password = await hashPin(pin);
  return retryConflict(() =>
    db.transaction(async (tx) => {
      await lockPerson(tx, personId);
      const changed = await tx
        .update(personCredential)
        .set({ password, updatedAt: new Date() })
        .where(
          and(eq(personCredential.userId, personId), eq(personCredential.providerId, 'credential')),
        )
        .returning({ id: personCredential.id });
      if (changed.length === 0) {
        await tx.insert(personCredential).values({
          id: randomUUID(),
          accountId: personId,
          providerId: 'credential',
          userId: personId,
          password,
        });
      }
      await endEverySession(tx, personId);
      await audit.record(
        { action: 'person.pin_changed', actorId: personId, subjectId: personId },
        tx,
      );
      return markDevice(tx, personId);
    }),
  );
}
