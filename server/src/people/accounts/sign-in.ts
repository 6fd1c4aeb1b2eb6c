import { isAPIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { LIMITS } from '../../platform/configuration/limits';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import type { Authentication } from './authentication';
import { closesAtOf } from './closing/closes-at';
import type { AttemptCount } from './count-attempts';
import { identityFailure } from './identity-failure';
import { markDevice, noteDeviceUse } from './known-devices';
import type { openLockNote } from './note-lock';
import { keptPhoneNumber } from './people';
import { renewPinHash } from './renew-pin-hash';
import { personSession } from './tables';

/** A session that was just begun. */
export interface SignedIn {
  personId: string;
  token: string;
  /** For the device, which was not known; null where it was. */
  deviceMark: string | null;
}

/** Options of a sign-in. */
export interface SignInWishes {
  /** Cancels the closing of the account, where there is one. */
  cancelClosing?: boolean;
  /** What the device was given at an earlier sign-in, see `DeviceMarks`. */
  deviceMarks?: readonly string[] | undefined;
}

/** Cancels the closing of a person's account, where there is one. */
export type CancelClosing = (personId: string) => Promise<unknown>;

/** Makes the function that signs a person in; see `Accounts.signIn`. */
export function openSignIn(
  authentication: Authentication,
  db: Database,
  attempts: AttemptCount,
  noteLock: ReturnType<typeof openLockNote>,
  cancelClosing: CancelClosing,
) {
  const decoy = openDecoy(authentication);
  return async (
    typed: string,
    pin: string,
    network: string,
    userAgent?: string,
    { cancelClosing: wantsAccountBack = false, deviceMarks = [] }: SignInWishes = {},
  ): Promise<SignedIn> => {
    const phoneNumber = await keptPhoneNumber(db, typed);
    // Counted before the PIN is looked at, so that parallel guesses count too.
    const attempt = await attempts.count(
      'sign-in',
      { phoneNumber, network, deviceMarks },
      (scope, problem) => noteLock(phoneNumber, scope, problem),
    );
    try {
      const { token, user } = await authentication.api.signInPhoneNumber({
        body: { phoneNumber, password: pin },
        headers: new Headers({ 'user-agent': storable(userAgent) }),
      });
      await attempt.wasRight();
      if (wantsAccountBack) await cancelClosing(user.id);
      else await refuseWhileClosing(db, user.id, token);
      await renewPinHash(db, user.id, pin);
      if (attempt.device) await noteDeviceUse(db, attempt.device);
      const deviceMark = attempt.device ? null : await markDevice(db, user.id);
      return { personId: user.id, token, deviceMark };
    } catch (error) {
      if (!isAPIError(error) || error.statusCode !== 401) throw identityFailure(error);
      await decoy(phoneNumber, pin);
      throw new Problem('wrong_credentials', {}, error);
    }
  };
}

/** The session that the right PIN began ends again while its account waits to be closed. */
async function refuseWhileClosing(db: Database, personId: string, token: string): Promise<void> {
  const closesAt = await closesAtOf(db, personId);
  if (!closesAt) return;
  await db.delete(personSession).where(eq(personSession.token, token));
  throw new Problem('account_closing', { closesAt: closesAt.toISOString() });
}

/** A header's text cut to what the list of sessions needs. */
const storable = (userAgent = '') =>
  userAgent.replace(/[^\x20-\x7e]/g, ' ').slice(0, LIMITS.userAgentCharacters);

/**
 * The library answers at once when a phone number has no PIN. The decoy then does the work that a
 * wrong PIN costs, the same number of queries and one hash, so that the time of an answer does not
 * tell which numbers have an account.
 */
function openDecoy(authentication: Authentication) {
  let hash: Promise<string> | null = null;
  return async (phoneNumber: string, pin: string): Promise<void> => {
    const { adapter, internalAdapter, password } = await authentication.$context;
    const user = await adapter.findOne<{ id: string }>({
      model: 'user',
      where: [{ field: 'phoneNumber', value: phoneNumber }],
    });
    const credential = await internalAdapter.findCredentialAccount(user?.id ?? 'nobody');
    if (credential?.password) return;
    // The library looked for no PIN where it found no person.
    await internalAdapter.findCredentialAccount('nobody');
    hash ??= password.hash('000000');
    await password.verify({ hash: await hash, password: pin });
  };
}
