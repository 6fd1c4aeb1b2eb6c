import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { person } from '../tables';

/** What a person tells about themselves. Made together with the account. */
export const personProfile = pgTable(
  'person_profile',
  {
    personId: text('person_id')
      .primaryKey()
      .references(() => person.id, { onDelete: 'cascade' }),
    email: text('email').notNull().default(''),
    organization: text('organization').notNull().default(''),
    organizationName: text('organization_name').notNull().default(''),
    webURL: text('web_url').notNull().default(''),
    address: text('address').notNull().default(''),
    feedback: text('feedback').notNull().default(''),
    location: text('location').notNull().default(''),
    mobileCompanyName: text('mobile_company_name').notNull().default(''),
    /** Language in which the person reads the site; empty until one was chosen. */
    language: text('language').notNull().default(''),
    isCommForUser: boolean('is_comm_for_user').notNull().default(false),
    /** May use the administrator's page. Given by `npm run people` or another administrator. */
    isAdministrator: boolean('is_administrator').notNull().default(false),
    /** Since when an administrator keeps the person from signing in and sending; null for everybody else. */
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
    /** Name of the photo, see `photo-address.ts`. */
    photo: text('photo'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  // Anyone who asks for a photo asks for one that somebody has.
  (table) => [index('person_profile_photo').on(table.photo).where(sql`${table.photo} is not null`)],
);
