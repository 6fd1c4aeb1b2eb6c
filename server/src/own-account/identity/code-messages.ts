import type { CodeSenders } from '../../people/accounts/authentication';
import { findPersonByPhone } from '../../people/accounts/people';
import type { TextMessages } from '../../people/text-gateway/text-messages';
import { LIMITS } from '../../platform/configuration/limits';
import type { MessageKind } from '../../platform/configuration/message-kinds';
import type { Database } from '../../platform/database/database';

const MINUTES = Math.round(LIMITS.codeSeconds / 60);

/**
 * Writes the text messages around one-time codes. The page answers the same for every number;
 * only the phone's owner learns from the message whether there is an account.
 */
export function codeMessages(db: Database, textMessages: TextMessages, brand: string): CodeSenders {
  const advice = `It is valid for ${MINUTES} minutes. Nobody will ask you for it.`;
  const send = (kind: MessageKind, phoneNumber: string, text: string) =>
    textMessages.send({ kind, phoneNumber, text });
  return {
    async registration(phoneNumber, code) {
      const known = await findPersonByPhone(db, phoneNumber);
      const text = known
        ? `This phone number is already registered with ${brand}. Sign in with your PIN, or choose ` +
          `"Forgot Password?" for a new one. Your code: ${code}`
        : `${code} is your ${brand} code to register. ${advice}`;
      await send(known ? 'already-registered' : 'registration', phoneNumber, text);
    },
    async recovery(phoneNumber, code) {
      const text = `${code} is your ${brand} code for a new PIN. ${advice}`;
      await send('recovery', phoneNumber, text);
    },
    async nothingToRecover(phoneNumber) {
      const text =
        `Somebody, perhaps you, asked for a new ${brand} PIN. There is no account with this ` +
        'phone number: choose "New User? Register Now." to make one.';
      await send('no-account', phoneNumber, text);
    },
  };
}
