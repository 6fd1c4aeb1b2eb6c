import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Ids without foreign keys: an entry outlives the account and holds no names or numbers. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** One of `AUDITED_ACTIONS`. */
    action: text('action').notNull(),
    /** Null for the operator's commands and the server itself. */
    actorId: text('actor_id'),
    /** Null if nobody in particular is affected. */
    subjectId: text('subject_id'),
    details: jsonb('details').$type<AuditDetails>().notNull().default({}),
  },
  (table) => [
    index('audit_entry_subject').on(table.subjectId, table.at),
    index('audit_entry_at').on(table.at),
  ],
);

/** Facts of an entry: no names, phone numbers, addresses or coordinates. */
export type AuditDetails = Record<string, string | number | boolean | null>;
