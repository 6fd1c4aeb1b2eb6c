import { randomUUID } from 'node:crypto';
import { generateRandomString } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { retryConflict } from '../../../platform/database/retry-database';
import { Problem } from '../../../platform/problems/problem';
import { type CancelClosing, closesAtOf } from '../closing/closes-at';
import { SESSION_SECONDS, USER_AGENT_CHARACTERS } from '../limits';
import { refuseSuspended } from '../suspension';
import { personCredential, personSession } from '../tables';
import { lockPerson } from './end-sessions';
import { type KnownDevice, markDevice, noteDeviceUse } from './known-devices';
import { endLongestUnused } from './session-list';

export interface NewSession {
  /** Omitted if an identity provider authenticated the person. */
  verified?: { id: string; hash: string };
  /** Replacement for a verified hash of an older kind. */
  renewedHash?: string | null;
  /** Without it a closed account gets no session. */
  cancelClosing?: CancelClosing | undefined;
  userAgent?: string | undefined;
  /** Existing mark, or a request for a new one. Omitted if devices are not counted. */
  device?: KnownDevice | 'new';
}

/** The verified credential was replaced meanwhile. */
class StaleCredential extends Error {}

/**
 * Locks the person, as everything that ends sessions does, so that a concurrent sign-in is either
 * ended with the others or refused.
 * @returns The token, and the mark for a new device. Null if the verified credential is no longer
 *   valid, or the person was removed.
 * @throws Problem `account_closing` or `account_suspended`.
 */
export async function beginSession(db: Database, personId: string, wishes: NewSession) {
  try {
    return await retryConflict(() => db.transaction((tx) => begin(tx, personId, wishes)));
  } catch (error) {
    if (error instanceof StaleCredential) return null;
    throw error;
  }
}

async function begin(tx: Database, personId: string, wishes: NewSession) {
  const { verified, renewedHash, cancelClosing, userAgent, device } = wishes;
  // Locked first: the job that closes accounts locks the closing before the person.
  await cancelClosing?.(tx, personId);
  if (!(await lockPerson(tx, personId))) throw new StaleCredential();
  if (verified && !(await keepCredential(tx, verified, renewedHash))) throw new StaleCredential();
  await refuseSuspended(tx, personId);
  const closesAt = await closesAtOf(tx, personId);
  if (closesAt) throw new Problem('account_closing', { closesAt: closesAt.toISOString() });
  // Letters and digits, as `sessions.ts` expects.
  const token = generateRandomString(32, 'a-z', 'A-Z', '0-9');
  await tx.insert(personSession).values({
    id: randomUUID(),
    token,
    userId: personId,
    expiresAt: new Date(Date.now() + SESSION_SECONDS * 1000),
    userAgent: storable(userAgent),
    createdAt: new Date(),
    updatedAt: new Date(),
  });
  await endLongestUnused(tx, personId);
  if (device && device !== 'new') await noteDeviceUse(tx, device);
  // A known device keeps its mark.
  return { token, deviceMark: device === 'new' ? await markDevice(tx, personId) : null };
}

/** @returns Whether the credential is still the verified one. */
async function keepCredential(
  tx: Database,
  { id, hash }: { id: string; hash: string },
  renewedHash: string | null = null,
): Promise<boolean> {
  const same = and(eq(personCredential.id, id), eq(personCredential.password, hash));
  if (renewedHash === null) return (await tx.$count(personCredential, same)) > 0;
  const renewed = await tx
    .update(personCredential)
    .set({ password: renewedHash })
    .where(same)
    .returning({ id: personCredential.id });
  return renewed.length > 0;
}

const storable = (userAgent = '') =>
  userAgent.replace(/[^\x20-\x7e]/g, ' ').slice(0, USER_AGENT_CHARACTERS);
