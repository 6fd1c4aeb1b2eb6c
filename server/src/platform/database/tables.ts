import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of attempts, see `limits.ts`. Expired rows are removed from time to time. */
export const attemptCounter = pgTable('attempt_counter', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  /** When the counter expires. */
  expire: timestamp('expire', { withTimezone: true }),
});
