import type { AuditLog } from '../audit/audit-log';
import type { AttemptLimiter } from '../database/attempt-limiter';
import type { Database } from '../database/database';
import { Problem } from '../problems/problem';
import { findPersonByPhone } from './people';

/**
 * Makes the function that counts a sign-in of a phone number and, where it is one too many, says so
 * in the audit log, once for as long as the number is locked. A number without an account costs the
 * same work.
 */
export function openSignInCount(db: Database, limiter: AttemptLimiter, audit: AuditLog) {
  return async (phoneNumber: string): Promise<void> => {
    try {
      await limiter.count('signInPerPhone', phoneNumber);
    } catch (error) {
      if (error instanceof Problem && (await isFirst(limiter, phoneNumber))) {
        const subjectId = await findPersonByPhone(db, phoneNumber);
        await audit.record({ action: 'person.sign_in_locked', actorId: null, subjectId });
      }
      throw error;
    }
  };
}

async function isFirst(limiter: AttemptLimiter, phoneNumber: string): Promise<boolean> {
  try {
    await limiter.count('lockNotedPerPhone', phoneNumber);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
