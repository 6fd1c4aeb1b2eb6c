import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { person } from '../../people/accounts/tables';

/** Permission to fetch one's own data once, by an address that a browser can download from. */
export const downloadTicket = pgTable('download_ticket', {
  /** SHA-256 of the ticket, which is nowhere kept. */
  ticketHash: text('ticket_hash').primaryKey(),
  personId: text('person_id')
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
