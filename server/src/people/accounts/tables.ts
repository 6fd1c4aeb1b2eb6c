import type { ReviewScope } from '@aranya/shared/contracts/review';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns';

/** The identity library owns these columns; our own data is in `person_profile`. */
export const person = pgTable('person', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Derived from the phone number, as the library requires one; never shown or used for mail. */
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  /** Normalised: see `normalisePhoneNumber`. */
  phoneNumber: text('phone_number').unique(),
  phoneNumberVerified: boolean('phone_number_verified'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** The row is deleted with the account. */
export const personColumn = () =>
  text('person_id').references(() => person.id, { onDelete: 'cascade' });

export const personSession = pgTable(
  'person_session',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: personColumn().notNull(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('person_session_person').on(table.userId)],
);

/**
 * Attempts of a known device are counted separately, so that guesses from elsewhere do not lock out
 * the owner. It does not authenticate anyone.
 */
export const knownDevice = pgTable(
  'known_device',
  {
    /** SHA-256 of the secret stored on the device. */
    markHash: text('mark_hash').primaryKey(),
    personId: personColumn().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [index('known_device_person').on(table.personId)],
);

/** Always the hash of a PIN. */
export const personCredential = pgTable(
  'person_credential',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: personColumn().notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('person_credential_person').on(table.userId)],
);

/** Consent to the account of a child under 10; no other data about age is stored. */
export const guardianConsent = pgTable('guardian_consent', {
  personId: personColumn().primaryKey(),
  agreedAt: moment('agreed_at').notNull().defaultNow(),
});

export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('one_time_code_identifier').on(table.identifier)],
);

/** Created together with the account. */
export const personProfile = pgTable(
  'person_profile',
  {
    personId: personColumn().primaryKey(),
    email: text('email').notNull().default(''),
    organization: text('organization').notNull().default(''),
    organizationName: text('organization_name').notNull().default(''),
    webURL: text('web_url').notNull().default(''),
    address: text('address').notNull().default(''),
    feedback: text('feedback').notNull().default(''),
    location: text('location').notNull().default(''),
    mobileCompanyName: text('mobile_company_name').notNull().default(''),
    /** Empty until one was chosen. */
    language: text('language').notNull().default(''),
    isCommForUser: boolean('is_comm_for_user').notNull().default(false),
    /** Granted by `npm run people` or another administrator. */
    isAdministrator: boolean('is_administrator').notNull().default(false),
    /** Within {@link reviewScope}; granted as the role above. */
    isReviewer: boolean('is_reviewer').notNull().default(false),
    /** Null: all records. */
    reviewScope: jsonb('review_scope').$type<ReviewScope>(),
    nameIsPublic: boolean('name_is_public').notNull().default(false),
    photosArePublic: boolean('photos_are_public').notNull().default(false),
    /** At most once a week, when records were reviewed. */
    reviewMessages: boolean('review_messages').notNull().default(false),
    /** When the person agreed to messages or got the last one: the next counts later reviews. */
    reviewMessageAt: timestamp('review_message_at', { withTimezone: true }),
    /** Blocks sign-in and submissions; null for everybody else. */
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
    /** File name, see `profile-photos.ts`. */
    photo: text('photo'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  // Photos are looked up by name to check that somebody has them.
  (table) => [index('person_profile_photo').on(table.photo).where(sql`${table.photo} is not null`)],
);
