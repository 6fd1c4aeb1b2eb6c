import { eq } from 'drizzle-orm';
import { forgetEndings, noteEndings } from '../../collecting/central/app-users/end-credentials';
import { appUser } from '../../collecting/tables';
import { accountClosing } from '../../people/accounts/closing/tables';
import { endEverySession, lockPerson } from '../../people/accounts/sessions/end-sessions';
import { setSuspended } from '../../people/accounts/suspension';
import type { AuditLog } from '../../people/audit/audit-log';
import type { Database } from '../../platform/database/database';

interface Suspension {
  personId: string;
  suspended: boolean;
  actorId: string;
}

/**
 * Suspends a person: all sessions and the phone's key end at once, also in a closed account that is
 * restored later, and none begin until the suspension is lifted. The key is not restored: the
 * person creates a new QR code.
 */
export async function suspendPerson(
  db: Database,
  audit: AuditLog,
  { personId, suspended, actorId }: Suspension,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    await setSuspended(tx, personId, suspended);
    if (suspended) await endKeys(tx, personId);
    else await forgetEndings(tx, personId);
    const action = suspended ? 'person.suspended' : 'person.no_longer_suspended';
    await audit.record({ action, actorId, subjectId: personId }, tx);
  });
}

async function endKeys(tx: Database, personId: string): Promise<void> {
  await endEverySession(tx, personId);
  await tx
    .update(accountClosing)
    .set({ appUserToken: null })
    .where(eq(accountClosing.personId, personId));
  const ended = await tx
    .update(appUser)
    .set({ token: null })
    .where(eq(appUser.personId, personId))
    .returning({ id: appUser.id });
  for (const { id } of ended) await noteEndings(tx, id);
}
