import { bigserial, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns';

/** An address at which somebody agreed to get mails about new campaigns. */
export const mailRecipient = pgTable('mail_recipient', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  /** The language in which the person reads. */
  language: text('language').notNull(),
  /** Since when, too: nobody is here without having agreed. */
  consentedAt: moment('consented_at').notNull().defaultNow(),
  /**
   * Whoever has it ends the mails, and can do nothing else. As it is, not as a hash: it goes into each mail, which the
   * institute sends with a program of its own.
   */
  endToken: text('end_token').notNull().unique(),
});
