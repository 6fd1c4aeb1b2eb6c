import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of attempts, see `limits.ts`. Rows whose time is over are removed now and then. */
export const attemptCounter = pgTable('attempt_counter', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  /** When the counter starts again. */
  expire: timestamp('expire', { withTimezone: true }),
});
