import type { ReviewScope } from '@aranya/shared/contracts/review';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { person } from './tables';

/** A person's own details. Created together with the account. */
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
    /** Language of the person's pages; empty until one was chosen. */
    language: text('language').notNull().default(''),
    isCommForUser: boolean('is_comm_for_user').notNull().default(false),
    /** May use the administration. Granted by `npm run people` or another administrator. */
    isAdministrator: boolean('is_administrator').notNull().default(false),
    /** Reviews records, within {@link reviewScope}. Granted as the role above. */
    isReviewer: boolean('is_reviewer').notNull().default(false),
    /** Records that the reviewer may see; null: all. */
    reviewScope: jsonb('review_scope').$type<ReviewScope>(),
    /** The person lets the public see the name beside records. */
    nameIsPublic: boolean('name_is_public').notNull().default(false),
    /** The person lets the public see photos of the records. */
    photosArePublic: boolean('photos_are_public').notNull().default(false),
    /** The person gets a message at most once a week when records were reviewed. */
    reviewMessages: boolean('review_messages').notNull().default(false),
    /** When the person agreed to these messages or got the last one: the next one counts later reviews. */
    reviewMessageAt: timestamp('review_message_at', { withTimezone: true }),
    /**
     * When an administrator suspended the person's sign-in and submissions; null for everybody
     * else.
     */
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
    /** Name of the photo, see `photo-address.ts`. */
    photo: text('photo'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  // Photos are looked up by name to check that somebody has them.
  (table) => [index('person_profile_photo').on(table.photo).where(sql`${table.photo} is not null`)],
);
