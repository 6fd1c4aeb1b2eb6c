import { bigserial, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MessageKind } from '../../platform/configuration/gateway-settings';
import { moment } from '../../platform/database/columns';

/** A row is removed when its message was sent, refused or expired. */
export const queuedMessage = pgTable(
  'queued_message',
  {
    /** Idempotency name, by which the gateway recognises a repeated message. */
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<MessageKind>().notNull(),
    phoneNumber: text('phone_number').notNull(),
    text: text('text').notNull(),
    /** Language of the text, for its registered template. */
    language: text('language').notNull().default('en'),
    attempts: integer('attempts').notNull().default(0),
    /** Time of the next attempt; during an attempt, when other processes consider this one dead. */
    dueAt: moment('due_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('queued_message_due').on(table.dueAt)],
);

/** The outbox adapter stores these instead of sending. */
export const outboxMessage = pgTable('outbox_message', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  phoneNumber: text('phone_number').notNull(),
  text: text('text').notNull(),
  language: text('language').notNull().default('en'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
