import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { hashPin, isOldPinHash } from '../../../platform/pins/pin-hash';
import { Problem } from '../../../platform/problems/problem';
import type { Authentication } from '../authentication';
import type { CancelClosing } from '../closing/closes-at';
import { keptPhoneNumber } from '../people';
import { beginSession } from '../sessions/begin-session';
import { person, personCredential } from '../tables';
import type { AttemptCount } from './count-attempts';
import type { openLockNote } from './note-lock';

export interface SignInWishes {
  cancelClosing?: boolean;
  /** Marks from earlier sign-ins, see `DeviceMarks`. */
  deviceMarks?: readonly string[] | undefined;
}

/**
 * Its problems are `wrong_credentials`, the same for an unknown phone and a wrong PIN,
 * `too_many_attempts`, `account_closing` and `account_suspended`.
 */
export function openSignIn(
  authentication: Authentication,
  db: Database,
  attempts: AttemptCount,
  noteLock: ReturnType<typeof openLockNote>,
  cancelClosing: CancelClosing,
) {
  let decoy: Promise<string> | null = null;
  return async (
    typed: string,
    pin: string,
    /** The caller's, see `callerNetwork`. */
    network: string,
    userAgent?: string,
    { cancelClosing: wantsAccountBack = false, deviceMarks = [] }: SignInWishes = {},
  ) => {
    const phoneNumber = await keptPhoneNumber(db, typed);
    // Counted before the PIN is verified, so that concurrent guesses count too.
    const attempt = await attempts.count(
      'sign-in',
      { phoneNumber, network, deviceMarks },
      (scope, problem) => noteLock(phoneNumber, scope, problem),
    );
    const { password } = await authentication.$context;
    for (;;) {
      const found = await findCredential(db, phoneNumber);
      // One query and one hash for every number, so that response times do not reveal accounts.
      decoy ??= hashPin('000000');
      const hash = found?.hash ?? (await decoy);
      if (!(await password.verify({ hash, password: pin })) || !found?.hash) {
        throw new Problem('wrong_credentials');
      }
      await attempt.wasRight();
      const begun = await beginSession(db, found.personId, {
        verified: { id: found.id, hash },
        renewedHash: isOldPinHash(hash) ? await hashPin(pin) : null,
        cancelClosing: wantsAccountBack ? cancelClosing : undefined,
        userAgent,
        device: attempt.device ?? 'new',
      });
      // Null: the PIN changed after its verification, so it is verified again.
      if (begun) return { personId: found.personId, ...begun };
    }
  };
}

/** Without a hash if no PIN was set. */
async function findCredential(db: Database, phoneNumber: string) {
  const [found] = await db
    .select({
      personId: person.id,
      id: personCredential.id,
      hash: personCredential.password,
    })
    .from(person)
    .innerJoin(
      personCredential,
      and(eq(personCredential.userId, person.id), eq(personCredential.providerId, 'credential')),
    )
    .where(eq(person.phoneNumber, phoneNumber));
  return found;
}
