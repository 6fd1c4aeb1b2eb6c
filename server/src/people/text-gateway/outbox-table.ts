import { bigserial, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Text messages that the outbox adapter stores instead of sending. */
export const outboxMessage = pgTable('outbox_message', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  phoneNumber: text('phone_number').notNull(),
  text: text('text').notNull(),
  language: text('language').notNull().default('en'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
