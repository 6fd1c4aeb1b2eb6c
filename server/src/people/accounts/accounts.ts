import { createHash } from 'node:crypto';
import {
  type CodeRequest,
  type Language,
  PROBLEMS,
  type RecoveryRequest,
  type RegistrationRequest,
  SOURCE_LANGUAGE,
} from '@aranya/shared/contracts';
import { isAPIError } from 'better-auth/api';
import type { AttemptLimiter } from '../../platform/database/attempt-limiter';
import type { Database } from '../../platform/database/database';
import { sentence } from '../../platform/languages/sentence';
import { Problem } from '../../platform/problems/problem';
import type { AuditLog } from '../audit/audit-log';
import { type Authentication, type CodeSenders, headersFor } from './authentication';
import type { CancelClosing } from './closing/closes-at';
import { askIdentity, identityFailure } from './identity-failure';
import { createPerson, findPersonByPhone, keptPhoneNumber } from './people';
import type { Person } from './person';
import { replacePin } from './pins/replace-pin';
import { refuseWeakPin } from './pins/weak-pin';
import { markDevice } from './sessions/known-devices';
import { openAttemptCount } from './sign-in/count-attempts';
import { openLockNote } from './sign-in/note-lock';
import { openSignIn } from './sign-in/sign-in';
import { guardianConsent } from './tables';

/** Phone numbers may be passed as typed. */
export type Accounts = ReturnType<typeof openAccounts>;

type CodePurpose = 'registration' | 'recovery';

export interface CodeRules {
  senders: CodeSenders;
  /** @throws Problem `phone_country` for a normalised number of an excluded country. */
  requireCountry(phoneNumber: string): void;
  /** @throws Problem `no_text_messages` if codes cannot be delivered. */
  requireGateway(): void;
  /** Called before a message is sent. @throws Problem `text_messages_used_up`. */
  countMessage(): Promise<void>;
}

export function openAccounts(
  authentication: Authentication,
  db: Database,
  limiter: AttemptLimiter,
  { senders, requireGateway, requireCountry, countMessage }: CodeRules,
  audit: AuditLog,
  cancelClosing: CancelClosing,
) {
  const { api } = authentication;
  const attempts = openAttemptCount(db, limiter);
  return {
    signIn: openSignIn(
      authentication,
      db,
      attempts,
      openLockNote(db, limiter, audit),
      cancelClosing,
    ),

    /**
     * @throws Problem `wrong_pin` or `too_many_attempts`. Attempts are counted by session and by
     *   person, so only the person's own sessions use them up.
     */
    async checkPin({ id, token }: Pick<Person, 'id' | 'token'>, pin: string) {
      const session = `${id}@${createHash('sha256').update(token).digest('base64url')}`;
      await limiter.count('pinCheckPerSession', session);
      await limiter.count('pinCheckPerPersonDaily', id);
      const { internalAdapter, password } = await authentication.$context;
      const hash = (await askIdentity(() => internalAdapter.findCredentialAccount(id)))?.password;
      if (!hash || !(await password.verify({ hash, password: pin }))) {
        throw new Problem('wrong_pin');
      }
      await limiter.forget('pinCheckPerSession', session);
      await limiter.takeBack('pinCheckPerPersonDaily', id);
    },

    /**
     * The answer does not reveal whether the number has an account.
     * @param asked language for a number without an account
     * @throws Problem `weak_pin` and `phone_country`, which depend only on the typed values,
     *   `too_many_attempts` or `text_messages_used_up`.
     */
    async sendCode(
      purpose: CodePurpose,
      { deviceMarks = [], pin, ...request }: CodeRequest,
      network: string,
      asked: Language = SOURCE_LANGUAGE,
    ) {
      const phoneNumber = await keptPhoneNumber(db, request.phoneNumber);
      requireGateway();
      requireCountry(phoneNumber);
      if (pin) refuseWeakPin(pin, phoneNumber);
      await attempts.count('code', { phoneNumber, network, deviceMarks });
      await countMessage();
      const headers = headersFor(asked);
      if (purpose === 'registration') {
        await api.sendPhoneNumberOTP({ body: { phoneNumber }, headers });
        return;
      }
      await api.requestPasswordResetPhoneNumber({ body: { phoneNumber }, headers });
      // The library sends nothing for unknown numbers. A message to every number takes the same
      // time, and informs people who mistyped their number.
      const known = await findPersonByPhone(db, phoneNumber);
      if (!known) await senders.nothingToRecover(phoneNumber, asked);
    },

    /**
     * @returns The mark of the device, see `DeviceMarks`.
     * @throws Problem `guardian_needed` for a child without a parent's or guardian's consent and
     *   `weak_pin`, before anything is stored; `wrong_code`, `phone_already_registered` or
     *   `too_many_attempts`.
     */
    async register(
      { name, pin, code, age, deviceMarks = [], ...request }: RegistrationRequest,
      network: string,
    ) {
      if (age === 'under-ten') {
        const said = sentence(PROBLEMS.guardian_needed.message);
        throw new Problem('guardian_needed', { fields: [{ field: 'guardian', said }] });
      }
      const phoneNumber = await keptPhoneNumber(db, request.phoneNumber);
      refuseWeakPin(pin, phoneNumber);
      await attempts.count('code-try', { phoneNumber, network, deviceMarks });
      await withCode(() => api.consumePhoneNumberOTP({ body: { phoneNumber, code } }));
      const id = await createPerson(authentication, db, { phoneNumber, name, pin });
      if (age === 'under-ten-with-guardian') {
        await db.insert(guardianConsent).values({ personId: id });
      }
      await audit.record({ action: 'person.registered', actorId: id, subjectId: id });
      return markDevice(db, id);
    },

    /**
     * Ends every session and every device's mark.
     * @returns A new mark for this device.
     * @throws Problem `weak_pin`, `wrong_code` or `too_many_attempts`.
     */
    async recover({ pin, code, deviceMarks = [], ...request }: RecoveryRequest, network: string) {
      const phoneNumber = await keptPhoneNumber(db, request.phoneNumber);
      refuseWeakPin(pin, phoneNumber);
      const attempt = { phoneNumber, network, deviceMarks };
      await attempts.count('code-try', attempt);
      // The library's storage key of a recovery code. Its own recovery sets the PIN and ends
      // sessions separately; here both are one transaction.
      const kept = `${phoneNumber}-request-password-reset`;
      await withCode(() => api.consumePhoneNumberOTP({ body: { phoneNumber: kept, code } }));
      const id = await findPersonByPhone(db, phoneNumber);
      if (id === null) throw wrongCode();
      const deviceMark = await replacePin(db, audit, id, pin);
      // A person who forgot the PIN has probably used up the attempts; other people's guesses
      // concerned the previous PIN.
      await attempts.forget('sign-in', attempt);
      return deviceMark;
    },
  };
}

/** Every fault of a code (unknown, used, expired, too many attempts) has the same answer. */
async function withCode(use: () => Promise<unknown>): Promise<void> {
  try {
    await use();
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw identityFailure(error);
    throw wrongCode(error);
  }
}

const wrongCode = (cause?: unknown) =>
  new Problem('wrong_code', { fields: [{ field: 'code', said: WRONG_CODE }] }, cause);

const WRONG_CODE = sentence(PROBLEMS.wrong_code.message);
