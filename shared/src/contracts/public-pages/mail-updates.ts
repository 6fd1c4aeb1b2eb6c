import * as z from 'zod/mini';
import { FIELD_LIMITS, requiredText } from '../fields/fields';
import { message } from '../fields/message';
import { Language } from '../languages/languages';

const WRITE_AN_ADDRESS = message('Write an address such as name@example.org.');

/**
 * A single address. Characters that a mail program would read as a name or a second address are
 * refused.
 */
const MailAddress = requiredText(FIELD_LIMITS.email).check(
  z.regex(/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, WRITE_AN_ADDRESS),
  z.regex(/^[^,;:<>()[\]"\\\p{C}]+$/u, WRITE_AN_ADDRESS),
);

/**
 * POST mail-updates: subscribes to mails about new campaigns. A repeated call gets the same answer
 * and changes nothing, so it needs no id and reveals no subscribers.
 */
export const MailUpdatesRequest = z.object({
  email: MailAddress,
  /** The person's language, used for the page that unsubscribes. */
  language: Language,
  /** Consent to storing the address; required. */
  consent: z.literal(true, message('Tick this box if we may keep your address.')),
});
export type MailUpdatesRequest = z.infer<typeof MailUpdatesRequest>;

export const MailUpdatesAnswer = z.object({ received: z.literal(true) });
