import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Texts of the site that administrators wrote in place of the installation's own. */
export const siteText = pgTable('site_text', {
  /** A link by its name in the settings, or `terms`. */
  name: text('name').primaryKey(),
  /** Empty: the site shows none. */
  text: text('text').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
