import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns';
import { person } from '../accounts/tables';

/** A call that was done, so that the same one, sent again because its answer was lost, is not done twice. */
export const doneCall = pgTable(
  'done_call',
  {
    /** SHA-256 of who called, what was called and the id that the sender made. */
    callHash: text('call_hash').primaryKey(),
    /** Null for what anyone may send. */
    personId: text('person_id').references(() => person.id, { onDelete: 'cascade' }),
    /** SHA-256 of what was sent. */
    contentHash: text('content_hash').notNull(),
    doneAt: moment('done_at').notNull().defaultNow(),
  },
  (table) => [
    index('done_call_person').on(table.personId),
    index('done_call_done_at').on(table.doneAt),
  ],
);
