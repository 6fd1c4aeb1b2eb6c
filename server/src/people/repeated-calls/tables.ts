import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns';
import { personColumn } from '../accounts/tables';

/** Stored so that a repetition after a lost answer does not run twice. */
export const doneCall = pgTable(
  'done_call',
  {
    /** SHA-256 of caller, call and the sender's id. */
    callHash: text('call_hash').primaryKey(),
    /** Null for calls that anyone may make. */
    personId: personColumn(),
    contentHash: text('content_hash').notNull(),
    doneAt: moment('done_at').notNull().defaultNow(),
  },
  (table) => [
    index('done_call_person').on(table.personId),
    index('done_call_done_at').on(table.doneAt),
  ],
);
