import { PROBLEMS, type RecoveryRequest, type RegistrationRequest } from '@aranya/shared/contracts';
import { isAPIError } from 'better-auth/api';
import type { AuditLog } from '../audit/audit-log';
import type { AttemptLimiter } from '../database/attempt-limiter';
import type { Database } from '../database/database';
import { Problem } from '../problems/problem';
import type { Authentication, CodeSenders } from './authentication';
import { askIdentity, identityFailure } from './identity-failure';
import { openSignInCount } from './note-lock';
import { createPerson, findPersonByPhone } from './people';
import type { Person } from './person';
import { normalisePhoneNumber } from './phone-number';
import { openSignIn, type SignedIn, type SignInWishes } from './sign-in';
import { guardianConsent } from './tables';

/** Accounts, PINs and one-time codes. Phone numbers may come as they were typed. */
export interface Accounts {
  /**
   * @param address The caller's network address, for the limit.
   * @param userAgent What the device says it is, for the person's list of sessions.
   * @throws Problem `wrong_credentials`, the same for an unknown phone and a wrong PIN,
   *   `too_many_attempts`, or `account_closing`.
   */
  signIn(
    phoneNumber: string,
    pin: string,
    address: string,
    userAgent?: string | undefined,
    wishes?: SignInWishes,
  ): Promise<SignedIn>;
  /**
   * Asks a signed-in person for the PIN again, before something that cannot be taken back.
   *
   * @throws Problem `wrong_pin` or `too_many_attempts`: tries count with those of signing in.
   */
  checkPin(person: Pick<Person, 'id' | 'phoneNumber'>, pin: string): Promise<void>;
  /**
   * Sends a code by text message. The answer does not tell whether the number has an account.
   *
   * @throws Problem `too_many_attempts`.
   */
  sendCode(purpose: CodePurpose, phoneNumber: string, address: string): Promise<void>;
  /**
   * @throws Problem `guardian_needed` for a child without a parent's or guardian's word, before
   *   anything is stored; `wrong_code`, `phone_already_registered` or `too_many_attempts`.
   */
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
  const countSignIn = openSignInCount(db, limiter, audit);
  const countTry = async (phoneNumber: string, address: string) => {
    await limiter.count('codeTryPerAddress', address);
    await limiter.count('codeTryPerPhone', phoneNumber);
  };
  return {
    signIn: openSignIn(authentication, db, limiter, countSignIn),

    async checkPin({ id, phoneNumber }, pin) {
      await countSignIn(phoneNumber);
      const { internalAdapter, password } = await authentication.$context;
      const hash = (await askIdentity(() => internalAdapter.findCredentialAccount(id)))?.password;
      if (!hash || !(await password.verify({ hash, password: pin }))) {
        throw new Problem('wrong_pin');
      }
      await limiter.forget('signInPerPhone', phoneNumber);
    },

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

    async register({ name, pin, code, age, ...request }, address) {
      if (age === 'under-ten') {
        const { message } = PROBLEMS.guardian_needed;
        throw new Problem('guardian_needed', { fields: [{ field: 'guardian', message }] });
      }
      const phoneNumber = normalisePhoneNumber(request.phoneNumber);
      await countTry(phoneNumber, address);
      await withCode(() => api.consumePhoneNumberOTP({ body: { phoneNumber, code } }));
      const id = await createPerson(authentication, db, { phoneNumber, name, pin });
      if (age === 'under-ten-with-guardian') {
        await db.insert(guardianConsent).values({ personId: id });
      }
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
