import * as z from 'zod/mini';
import { Moment, PageNumber, SearchText } from './paging';

/** Which addresses: those with a text in them. */
const filters = { search: SearchText };

/** GET administration/mail-updates */
export const MailRecipientsQuery = z.object({ ...filters, page: PageNumber });
export type MailRecipientsQuery = z.infer<typeof MailRecipientsQuery>;

/** GET administration/mail-updates.csv */
export const MailRecipientsFileQuery = z.object(filters);
export type MailRecipientsFileQuery = z.infer<typeof MailRecipientsFileQuery>;

/** Somebody who asked for mails about new campaigns. */
export const MailRecipient = z.object({
  id: z.number(),
  /** In lower case. */
  email: z.string(),
  /** As {@link Language}: what the person read when asking. */
  language: z.string(),
  /** Since when, which is when the person agreed that the address is kept. */
  consentedAt: Moment,
});
export type MailRecipient = z.infer<typeof MailRecipient>;

export const MailRecipientsAnswer = z.object({
  total: z.number(),
  recipients: z.array(MailRecipient),
});
export type MailRecipientsAnswer = z.infer<typeof MailRecipientsAnswer>;
