import type {
  DownloadFormat,
  ExploreDownload,
  ExploreFilter,
} from '@aranya/shared/contracts/explore';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Kept for citations. Files are not stored: what people delete must not remain in them. */
export const exploreDownload = pgTable(
  'explore_download',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    filter: jsonb('filter').$type<ExploreFilter>().notNull(),
    format: text('format').$type<DownloadFormat>().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
    /** Records by licence, and records that were left out because they had none. */
    licences: jsonb('licences').$type<ExploreDownload['licences']>().notNull(),
    leftOut: integer('left_out').notNull(),
  },
  // Equal downloads of the last day are looked up.
  (table) => [index('explore_download_made_at').on(table.madeAt)],
);
