import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { MessageKind } from '../../platform/configuration/message-kinds';
import { moment } from '../../platform/database/columns';

/**
 * Text messages on their way to the gateway. A row is gone when its message was handed over, was
 * refused, or came too late.
 */
export const queuedMessage = pgTable(
  'queued_message',
  {
    /** Tells the gateway that a message is the same one again. */
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<MessageKind>().notNull(),
    phoneNumber: text('phone_number').notNull(),
    text: text('text').notNull(),
    /** Language of the text, for its registered template. */
    language: text('language').notNull().default('en'),
    /** How often it was tried. */
    attempts: integer('attempts').notNull().default(0),
    /** When it is to be tried; while a process tries, when others may think that process dead. */
    dueAt: moment('due_at').notNull().defaultNow(),
    /** When the code in it is no longer good. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('queued_message_due').on(table.dueAt)],
);
