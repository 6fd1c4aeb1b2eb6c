import type { GapState } from '@aranya/shared/contracts/administration';
import { bigserial, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const gapSuggestion = pgTable('gap_suggestion', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  userName: text('user_name').notNull(),
  fullName: text('full_name').notNull(),
  country: text('country').notNull(),
  sdg: text('sdg').notNull(),
  extraDetail: text('extra_detail').notNull(),
  state: text('state').$type<GapState>().notNull().default('new'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
