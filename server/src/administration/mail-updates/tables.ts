import { bigserial, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns';

export const mailRecipient = pgTable('mail_recipient', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  language: text('language').notNull(),
  /** Time of consent: no address is stored without it. */
  consentedAt: moment('consented_at').notNull().defaultNow(),
  /** Unsubscribes, nothing else; in plain text, because the institute puts it into every mail. */
  endToken: text('end_token').notNull().unique(),
});
