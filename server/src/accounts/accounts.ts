import type { RecoveryRequest, RegistrationRequest } from '@aranya/shared/contracts';
import { isAPIError } from 'better-auth/api';
import type { AuditLog } from '../audit/audit-log';
import type { AttemptLimiter } from '../database/attempt-limiter';
import type { Database } from '../database/database';
import { Problem } from '../problems/problem';
import type { Authentication, CodeSenders } from './authentication';
import { identityFailure } from './identity-failure';
import { openSignInCount } from './note-lock';
import { createPerson, findPersonByPhone } from './people';
import { normalisePhoneNumber } from './phone-number';
import { openSignIn, type SignedIn } from './sign-in';

/** Accounts, PINs and one-time codes. Phone numbers may come as they were typed. */
export interface Accounts {
  /**
   * @param address The caller's network address, for the limit.
   * @throws Problem `wrong_credentials`, the same for an unknown phone and a wrong PIN, or
   *   `too_many_attempts`.
   */
  signIn(phoneNumber: string, pin: string, address: string): Promise<SignedIn>;
  /**
   * Sends a code by text message. The answer does not tell whether the number has an account.
   *
   * @throws Problem `too_many_attempts`.
   */
  sendCode(purpose: CodePurpose, phoneNumber: string, address: string): Promise<void>;
  /** @throws Problem `wrong_code`, `phone_already_registered` or `too_many_attempts`. */
  register(request: RegistrationRequest, address: string): Promise<void>;
  /** Sets a new PIN and ends every session. @throws Problem `wrong_code`, `too_many_attempts`. */
  recover(request: RecoveryRequest, address: string): Promise<void>;
}

/** What a one-time code is for. */
export type CodePurpose = 'registration' | 'recovery';

/** Accounts in our own database. */
export function openAccounts(
  authentication: Authentication,
  db: Database,
  limiter: AttemptLimiter,
  senders: CodeSenders,
  audit: AuditLog,
): Accounts {
  const { api } = authentication;
  const countTry = async (phoneNumber: string, address: string) => {
    await limiter.count('codeTryPerAddress', address);
    await limiter.count('codeTryPerPhone', phoneNumber);
  };
  return {
    signIn: openSignIn(authentication, limiter, openSignInCount(db, limiter, audit)),

    async sendCode(purpose, typed, address) {
      const phoneNumber = normalisePhoneNumber(typed);
      await limiter.count('codePerAddress', address);
      await limiter.count('codePerPhone', phoneNumber);
      if (purpose === 'registration') {
        await api.sendPhoneNumberOTP({ body: { phoneNumber } });
        return;
      }
      await api.requestPasswordResetPhoneNumber({ body: { phoneNumber } });
      // The library sends nothing here. A message to every number takes the same time and helps
      // whoever mistook one number for another.
      const known = await findPersonByPhone(db, phoneNumber);
      if (!known) await senders.nothingToRecover(phoneNumber);
    },

    async register({ name, pin, code, ...request }, address) {
      const phoneNumber = normalisePhoneNumber(request.phoneNumber);
      await countTry(phoneNumber, address);
      await withCode(() => api.consumePhoneNumberOTP({ body: { phoneNumber, code } }));
      const id = await createPerson(authentication, db, { phoneNumber, name, pin });
      await audit.record({ action: 'person.registered', actorId: id, subjectId: id });
    },

    async recover({ pin, code, ...request }, address) {
      const phoneNumber = normalisePhoneNumber(request.phoneNumber);
      await countTry(phoneNumber, address);
      await withCode(() =>
        api.resetPasswordPhoneNumber({ body: { phoneNumber, otp: code, newPassword: pin } }),
      );
      // Whoever forgot the PIN has probably used up the attempts with it.
      const id = await findPersonByPhone(db, phoneNumber);
      if (id === null) return;
      await limiter.forget('signInPerPhone', phoneNumber);
      await audit.record({ action: 'person.pin_changed', actorId: id, subjectId: id });
    },
  };
}

/** Whatever is wrong with a code (unknown, used, too old, tried too often): one answer. */
async function withCode(use: () => Promise<unknown>): Promise<void> {
  try {
    await use();
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw identityFailure(error);
    throw new Problem('wrong_code', { fields: [{ field: 'code', message: WRONG_CODE }] }, error);
  }
}

const WRONG_CODE = new Problem('wrong_code').message;
