import * as z from 'zod/mini';
import { Moment, PageNumber, SearchText } from './paging';

/** Filter: addresses that contain the text. */
const filters = { search: SearchText };

/** GET administration/mail-updates */
export const MailRecipientsQuery = z.object({ ...filters, page: PageNumber });
export type MailRecipientsQuery = z.infer<typeof MailRecipientsQuery>;

/** GET administration/mail-updates.csv */
export const MailRecipientsFileQuery = z.object(filters);
export type MailRecipientsFileQuery = z.infer<typeof MailRecipientsFileQuery>;

/** A subscriber to mails about new campaigns. */
export const MailRecipient = z.object({
  id: z.number(),
  /** Mail address in lower case. */
  email: z.string(),
  /** Language of the page on which the person subscribed, as {@link Language}. */
  language: z.string(),
  /** Time at which the person agreed that the address is stored. */
  consentedAt: Moment,
});
export type MailRecipient = z.infer<typeof MailRecipient>;

export const MailRecipientsAnswer = z.object({
  total: z.number(),
  recipients: z.array(MailRecipient),
});
export type MailRecipientsAnswer = z.infer<typeof MailRecipientsAnswer>;
