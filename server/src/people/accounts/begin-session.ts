import { randomUUID } from 'node:crypto';
import { generateRandomString } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { retryConflict } from '../../platform/database/retry-database';
import { Problem } from '../../platform/problems/problem';
import { type CancelClosing, closesAtOf } from './closing/closes-at';
import { lockPerson } from './end-sessions';
import { type KnownDevice, markDevice, noteDeviceUse } from './known-devices';
import { SESSION_SECONDS, USER_AGENT_CHARACTERS } from './limits';
import { endLongestUnused } from './session-list';
import { refuseSuspended } from './suspension';
import { personCredential, personSession } from './tables';

/** How a session is begun, beside whose it is. */
export interface NewSession {
  /**
   * The credential that was verified. Left out where somebody else vouches for the person, as an
   * identity provider does.
   */
  verified?: { id: string; hash: string };
  /** In place of the verified hash, where that is of an older kind. */
  renewedHash?: string | null;
  /** Cancels the closing of the account; without it a closed account begins no session. */
  cancelClosing?: CancelClosing | undefined;
  /** What the device says it is. */
  userAgent?: string | undefined;
  /** The device: known from before, or to be marked. Left out where devices are not counted. */
  device?: KnownDevice | 'new';
}

/** A session that was begun. */
export interface BegunSession {
  token: string;
  /** For a device that was not known; null for every other. */
  deviceMark: string | null;
}

/** The verified credential was replaced meanwhile. */
class StaleCredential extends Error {}

/**
 * Begins a session and marks its device in one transaction that locks the person, as does everything that
 * ends sessions: a sign-in that runs beside it is either ended with the others or finds that it must not begin.
 *
 * @returns Null where the verified credential is no longer the person's, or the person is gone.
 * @throws Problem `account_closing` or `account_suspended`.
 */
export async function beginSession(
  db: Database,
  personId: string,
  wishes: NewSession,
): Promise<BegunSession | null> {
  try {
    return await retryConflict(() => db.transaction((tx) => begin(tx, personId, wishes)));
  } catch (error) {
    if (error instanceof StaleCredential) return null;
    throw error;
  }
}

async function begin(tx: Database, personId: string, wishes: NewSession): Promise<BegunSession> {
  const { verified, renewedHash, cancelClosing, userAgent, device } = wishes;
  // First: the sweep that closes accounts locks the closing before the person.
  await cancelClosing?.(tx, personId);
  if (!(await lockPerson(tx, personId))) throw new StaleCredential();
  if (verified && !(await keepCredential(tx, verified, renewedHash))) throw new StaleCredential();
  await refuseSuspended(tx, personId);
  const closesAt = await closesAtOf(tx, personId);
  if (closesAt) throw new Problem('account_closing', { closesAt: closesAt.toISOString() });
  // Letters and digits, which `sessions.ts` expects.
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
  return { token, deviceMark: device === 'new' ? await markDevice(tx, personId) : null };
}

/** Replaces an old hash, where there is a new one. @returns Whether the credential is still the verified one. */
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

/** A header's text cut to what the list of sessions needs. */
const storable = (userAgent = '') =>
  userAgent.replace(/[^\x20-\x7e]/g, ' ').slice(0, USER_AGENT_CHARACTERS);
