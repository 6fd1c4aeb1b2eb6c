import * as z from 'zod/mini';
import { FIELD_LIMITS, requiredText } from './fields';
import { Language } from './languages';
import { message } from './message';

const WRITE_AN_ADDRESS = message('Write an address such as name@example.org.');

/** One address alone: signs by which a mail program would read a name or a second one are refused. */
const MailAddress = requiredText(FIELD_LIMITS.email).check(
  z.regex(/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, WRITE_AN_ADDRESS),
  z.regex(/^[^,;:<>()[\]"\\\p{C}]+$/u, WRITE_AN_ADDRESS),
);

/**
 * POST mail-updates (ours): asks for mails about new campaigns. Asking again is answered the same and changes nothing,
 * so the call needs no id, and nobody learns whether an address was known.
 */
export const MailUpdatesRequest = z.object({
  email: MailAddress,
  /** The language that the person reads: in it is the page that ends the mails. */
  language: Language,
  /** That the address may be kept. Nothing is without it. */
  consent: z.literal(true, message('Tick this box if we may keep your address.')),
});
export type MailUpdatesRequest = z.infer<typeof MailUpdatesRequest>;

export const MailUpdatesAnswer = z.object({ received: z.literal(true) });
