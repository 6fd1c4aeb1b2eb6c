import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { personColumn, personSession } from '../../people/accounts/tables';

export const downloadTicket = pgTable('download_ticket', {
  /** SHA-256 of the ticket, which is not stored itself. */
  ticketHash: text('ticket_hash').primaryKey(),
  personId: personColumn().notNull(),
  /** The ticket ends with this session. Null: created by an earlier version, and invalid. */
  sessionId: text('session_id').references(() => personSession.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
