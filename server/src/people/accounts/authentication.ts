import { type Language, SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import { phoneNumber } from 'better-auth/plugins/phone-number';
import type { Database } from '../../platform/database/database';
import { hashPin, verifyPin } from '../../platform/pins/pin-hash';
import {
  CODE_DIGITS,
  CODE_SECONDS,
  CODE_TRIES,
  PIN_DIGITS,
  SESSION_REFRESH_SECONDS,
  SESSION_SECONDS,
} from './limits';
import { oneTimeCode, person, personCredential, personSession } from './tables';

/** @param asked language of the requesting page */
export type SendCode = (phoneNumber: string, code: string, asked: Language) => Promise<void>;

export interface CodeSenders {
  registration: SendCode;
  recovery: SendCode;
  /** Informs a person who asked for recovery that the number has no account. */
  nothingToRecover(phoneNumber: string, asked: Language): Promise<void>;
}

/** Header that passes a call's language through the library to the sender of codes. */
const ASKED_LANGUAGE = 'accept-language';

export const headersFor = (asked: Language) => new Headers({ [ASKED_LANGUAGE]: asked });

const askedLanguage = (headers: Headers | undefined): Language =>
  headers?.get(ASKED_LANGUAGE) ?? SOURCE_LANGUAGE;

/** Only the server calls the library, never HTTP clients. */
export function openAuthentication(db: Database, secret: string, senders: CodeSenders) {
  return betterAuth({
    appName: 'Aranya',
    baseURL: 'http://localhost',
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: person,
        session: personSession,
        account: personCredential,
        verification: oneTimeCode,
      },
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: PIN_DIGITS.min,
      maxPasswordLength: PIN_DIGITS.max,
      password: {
        hash: hashPin,
        verify: ({ hash, password }) => verifyPin({ hash, pin: password }),
      },
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_REFRESH_SECONDS },
    plugins: [
      bearer(),
      phoneNumber({
        otpLength: CODE_DIGITS,
        expiresIn: CODE_SECONDS,
        allowedAttempts: CODE_TRIES,
        sendOTP: ({ phoneNumber: to, code }, call) =>
          senders.registration(to, code, askedLanguage(call?.headers)),
        sendPasswordResetOTP: ({ phoneNumber: to, code }, call) =>
          senders.recovery(to, code, askedLanguage(call?.headers)),
      }),
    ],
    // Sessions do not store the client's address.
    advanced: { ipAddress: { disableIpTracking: true } },
    // Our own limits count per phone and address, across processes.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Log lines of Better Auth would contain phone numbers.
    logger: { disabled: true },
  });
}

export type Authentication = ReturnType<typeof openAuthentication>;
