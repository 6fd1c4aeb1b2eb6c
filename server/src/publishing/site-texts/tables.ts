import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Entered by administrators in place of the installation's defaults. */
export const siteText = pgTable('site_text', {
  /** Name of a link in the settings, `terms`, or `look-for` with a language and a species. */
  name: text('name').primaryKey(),
  /** Empty if the site shows no such text or link. */
  text: text('text').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
