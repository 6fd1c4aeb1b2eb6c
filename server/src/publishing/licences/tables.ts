import type { Licence } from '@aranya/shared/contracts';
import { pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** From phones and browsers; each is for the records received since its moment. */
export const recordLicence = pgTable('record_licence', {
  /** 0: records received before any licence was chosen; otherwise counted from 1. */
  period: smallint('period').primaryKey(),
  /** Null: none any more, after the demonstration data was removed. */
  licence: text('licence').$type<Licence>(),
  /** Begin of the period; null for the first one. */
  since: timestamp('since', { withTimezone: true }),
});
