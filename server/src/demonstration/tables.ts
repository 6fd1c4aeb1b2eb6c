import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Parts that are in the database already, and the ids of its people. */
export const demonstrationPart = pgTable('demonstration_part', {
  name: text('name').primaryKey(),
  filledAt: timestamp('filled_at', { withTimezone: true }).notNull().defaultNow(),
});
