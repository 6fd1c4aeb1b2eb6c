import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { person, personSession } from '../../people/accounts/tables';

/** Permission to fetch one's own data once, by an address that a browser can download from. */
export const downloadTicket = pgTable('download_ticket', {
  /** SHA-256 of the ticket, which is nowhere kept. */
  ticketHash: text('ticket_hash').primaryKey(),
  personId: text('person_id')
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' }),
  /** The session in which it was made, and with which it ends. Null: of an earlier version, and of no use. */
  sessionId: text('session_id').references(() => personSession.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
