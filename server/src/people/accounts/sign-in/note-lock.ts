import type { AttemptLimiter } from '../../../platform/database/attempt-limiter';
import type { Database } from '../../../platform/database/database';
import { Problem } from '../../../platform/problems/problem';
import type { AuditLog } from '../../audit/audit-log';
import { findPersonByPhone } from '../people';
import type { AttemptScope } from './count-attempts';

/**
 * Records each lock once. A number without an account causes the same work; a network that tries
 * too many numbers locks none of them.
 */
export function openLockNote(db: Database, limiter: AttemptLimiter, audit: AuditLog) {
  return async (phoneNumber: string, scope: AttemptScope, problem: unknown): Promise<void> => {
    if (scope === 'network' || !(problem instanceof Problem)) return;
    if (!(await limiter.isWithin('lockNotedPerPhone', `${scope}:${phoneNumber}`))) return;
    const subjectId = await findPersonByPhone(db, phoneNumber);
    const locked = { phoneHere: 'network', phoneEverywhere: 'everywhere', device: 'device' }[scope];
    await audit.record({
      action: 'person.sign_in_locked',
      actorId: null,
      subjectId,
      details: { locked },
    });
  };
}
