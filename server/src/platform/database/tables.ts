import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Expired rows are removed from time to time; see `limits.ts`. */
export const attemptCounter = pgTable('attempt_counter', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true }),
});
