import type { FormMappingAnswer, FormTile } from '@aranya/shared/contracts/administration';
import type { ReviewStatus } from '@aranya/shared/contracts/review';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { person } from '../people/accounts/tables';
import { bytes, moment } from '../platform/database/columns';
import type { ForestAnswers } from './mapping/forest-answers';
import type { StoredMapping } from './mapping/form-mapping';
import { siteKey } from './site-key';

/** The product has one project; its id is part of every address. */
export const project = pgTable('project', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
});

/** A `closing` form is hidden but still accepts records; a `closed` one accepts none. */
export type FormState = 'open' | 'closing' | 'closed';

/** Everyone has access (`trial`, `open`), or people who know the PIN (`targeted`). */
export type FormKind = 'trial' | 'open' | 'targeted';

export const form = pgTable(
  'form',
  {
    id: serial('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => project.id),
    /** Attribute `id` of the form's instance; may contain spaces. */
    xmlFormId: text('xml_form_id').notNull(),
    state: text('state').$type<FormState>().notNull().default('open'),
    kind: text('kind').$type<FormKind>().notNull().default('targeted'),
    /** Null if nobody can request the form yet. */
    pinHash: text('pin_hash'),
    /** Phones download this version. Earlier published versions still accept records. */
    currentVersionId: integer('current_version_id').references((): AnyPgColumn => formVersion.id),
    /** Null if collectors do not see the form. */
    tile: jsonb('tile').$type<FormTile>(),
    /** In Darwin Core and in the forest questionnaire; null until it was guessed. */
    mapping: jsonb('mapping').$type<StoredMapping>(),
    mappingBy: text('mapping_by').$type<FormMappingAnswer['by']>().notNull().default('guess'),
    /** Records that were read with another revision are reread. */
    mappingRevision: integer('mapping_revision').notNull().default(0),
    /**
     * When the institute consented to show records to the field sites that they name. Photos of
     * earlier records are visible only to their owners, who were not told that others may see them.
     */
    fieldSitesSince: moment('field_sites_since'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [unique('form_in_project').on(table.projectId, table.xmlFormId)],
);

/** Published once and immutable. */
export const formVersion = pgTable(
  'form_version',
  {
    id: serial('id').primaryKey(),
    formId: integer('form_id')
      .notNull()
      .references(() => form.id),
    /** Attribute `version` of the form's instance; empty if missing. */
    version: text('version').notNull(),
    title: text('title').notNull(),
    /** Byte for byte as it was published. */
    xml: bytes('xml').notNull(),
    /** Lower-case hex of the XForm's bytes. */
    md5: text('md5').notNull(),
    /** Below the root, such as `plot/photo`. */
    uploadPaths: jsonb('upload_paths').$type<string[]>().notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
  },
  (table) => [unique('form_version_of_form').on(table.formId, table.version)],
);

/** The hash is null if the file was not uploaded. */
export const formMedia = pgTable(
  'form_media',
  {
    formVersionId: integer('form_version_id')
      .notNull()
      .references(() => formVersion.id),
    name: text('name').notNull(),
    /** Name of the content in the file store. */
    sha256: text('sha256'),
    md5: text('md5'),
  },
  (table) => [primaryKey({ columns: [table.formVersionId, table.name] })],
);

/** A phone's credential. One per person. */
export const appUser = pgTable(
  'app_user',
  {
    id: serial('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => project.id),
    /** Null after the account was deleted: the records remain. */
    personId: text('person_id').references(() => person.id, { onDelete: 'set null' }),
    displayName: text('display_name').notNull(),
    location: text('location').notNull().default(''),
    /** The QR code shows it again, so it cannot be stored as a hash. Null after it was revoked. */
    token: text('token').unique(),
    /** After a newer PIN, the person is asked whether the phone is theirs alone. */
    tokenTrustedAt: moment('token_trusted_at').notNull().defaultNow(),
    /** Has the records of closed accounts, which are never assigned to a person again. */
    anonymous: boolean('anonymous').notNull().default(false),
    trialCompletedAt: moment('trial_completed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('app_user_of_person').on(table.projectId, table.personId),
    // Used when an account is deleted.
    index('app_user_person').on(table.personId),
    uniqueIndex('app_user_anonymous').on(table.projectId).where(sql`${table.anonymous}`),
  ],
);

/** An app user may download a form and send records to it. */
export const formAccess = pgTable(
  'form_access',
  {
    appUserId: integer('app_user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    formId: integer('form_id')
      .notNull()
      .references(() => form.id),
    roleId: integer('role_id').notNull(),
    grantedAt: moment('granted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.appUserId, table.formId] })],
);

/** Only for the current credential. No row: the phone never called. */
export const phoneContact = pgTable('phone_contact', {
  appUserId: integer('app_user_id')
    .primaryKey()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  /** The first request shows that the phone's settings are correct. */
  formListAt: moment('form_list_at'),
  /** To within a minute. */
  lastSeenAt: moment('last_seen_at').notNull(),
});

/** `refused` is pending until an administrator decides. */
export type FormRequestState = 'refused' | 'granted' | 'dismissed';

/** One row per person and form, so that an administrator sees who is waiting. */
export const formRequest = pgTable(
  'form_request',
  {
    id: serial('id').primaryKey(),
    appUserId: integer('app_user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    formId: integer('form_id')
      .notNull()
      .references(() => form.id),
    state: text('state').$type<FormRequestState>().notNull().default('refused'),
    /** Refused PINs of the person. */
    attempts: integer('attempts').notNull().default(1),
    /** Null if only a wrong PIN was entered. */
    reason: text('reason'),
    answer: text('answer'),
    firstAt: moment('first_at').notNull().defaultNow(),
    lastAt: moment('last_at').notNull().defaultNow(),
  },
  (table) => [
    unique('form_request_of_app_user').on(table.appUserId, table.formId),
    index('form_request_state').on(table.state, table.lastAt),
  ],
);

/** An edited record has a row per version: `edit_of` names the first, `superseded_by` the next. */
export const submission = pgTable(
  'submission',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    formId: integer('form_id')
      .notNull()
      .references(() => form.id),
    /** Null for a record in ODK Central with a version of the form that this server never had. */
    formVersionId: integer('form_version_id').references(() => formVersion.id),
    /** The same id in two forms identifies two records. */
    instanceId: text('instance_id').notNull(),
    instanceName: text('instance_name'),
    appUserId: integer('app_user_id')
      .notNull()
      .references(() => appUser.id),
    /** Byte for byte as sent. Null for a record that is stored in ODK Central. */
    xml: bytes('xml'),
    /** Lower-case hex of the bytes; identifies a repeat of the same record. Null if there is no XML. */
    sha256: text('sha256'),
    encrypted: boolean('encrypted').notNull().default(false),
    /** Null if the form has none of the questions. */
    forestAnswers: jsonb('forest_answers').$type<ForestAnswers>(),
    deviceId: text('device_id'),
    userAgent: text('user_agent'),
    editOf: bigint('edit_of', { mode: 'number' }).references((): AnyPgColumn => submission.id),
    supersededBy: bigint('superseded_by', { mode: 'number' }).references(
      (): AnyPgColumn => submission.id,
    ),
    submittedAt: moment('submitted_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
    /** Hidden by reviewers, or without a wild organism. Set in the first version only. */
    rejectedAt: moment('rejected_at'),
  },
  (table) => [
    unique('submission_instance_of_form').on(table.formId, table.instanceId),
    index('submission_record')
      .on(table.appUserId)
      .where(sql`${table.editOf} is null and ${table.deletedAt} is null`),
    // The counters on the home page use only this index.
    index('submission_counted')
      .on(table.appUserId)
      .where(
        sql`${table.editOf} is null and ${table.deletedAt} is null and ${table.rejectedAt} is null`,
      ),
    // For the versions of an edited record, on deletion and for the foreign keys below.
    index('submission_edit_of').on(table.editOf).where(sql`${table.editOf} is not null`),
    index('submission_superseded_by')
      .on(table.supersededBy)
      .where(sql`${table.supersededBy} is not null`),
    // For the forest questionnaires of a field site.
    index('submission_site_name')
      .on(siteKey(sql`${table.forestAnswers} ->> 'fieldSite'`))
      .where(sql`${table.forestAnswers} is not null`),
  ],
);

/** For the daily quota. Rows of earlier days are removed. */
export const submissionDay = pgTable(
  'submission_day',
  {
    appUserId: integer('app_user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    formId: integer('form_id')
      .notNull()
      .references(() => form.id),
    /** Day in UTC. */
    day: date('day').notNull(),
    records: integer('records').notNull(),
    occurrences: integer('occurrences').notNull(),
    /** Records as XML, and their files. */
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.appUserId, table.formId, table.day] })],
);

/** The hash is null until the file is received. */
export const submissionFile = pgTable(
  'submission_file',
  {
    submissionId: bigint('submission_id', { mode: 'number' })
      .notNull()
      .references(() => submission.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Stores file and submission on one node of a cluster. Null in older rows. */
    instanceId: text('instance_id'),
    /** Name of the content in the file store. */
    sha256: text('sha256'),
    /** Used by older releases, before files were identified by SHA-256 only. */
    md5: text('md5'),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }),
    contentType: text('content_type'),
    /** A picture that can be shown here. Null if it did not arrive, and in older rows. */
    showable: boolean('showable'),
    receivedAt: moment('received_at'),
  },
  (table) => [primaryKey({ columns: [table.submissionId, table.name] })],
);

/** A species seen at a place, read from a submission when it was stored. */
export const occurrence = pgTable(
  'occurrence',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    submissionId: bigint('submission_id', { mode: 'number' })
      .notNull()
      .references(() => submission.id, { onDelete: 'cascade' }),
    /** From 0: a repeated group gives several. */
    position: smallint('position').notNull(),
    formId: integer('form_id').notNull(),
    /** Owner of the record. */
    appUserId: integer('app_user_id').notNull(),
    speciesName: text('species_name').notNull(),
    speciesType: text('species_type'),
    /** WGS84 degrees; null if the submission has no readable place. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Radius in metres. */
    accuracy: doublePrecision('accuracy'),
    individualCount: integer('individual_count'),
    /** File name in the submission. */
    photo: text('photo'),
    fieldSite: text('field_site'),
    /** When the record's first version arrived. */
    submittedAt: moment('submitted_at').notNull(),
    /** Day in India on which the phone filled the form in; null if unknown. */
    observedOn: date('observed_on'),
    /** Arrival or changed species: the batch of this moment publishes it. Null in older rows. */
    receivedAt: moment('received_at').defaultNow(),
    /** The same as in {@link submissionFile}. */
    instanceId: text('instance_id'),
    /** A reviewer found this name right instead of the recorded one. See `applyReviews`. */
    identifiedAs: text('identified_as'),
    /** A reviewer found no wild organism, or hid the record: nothing of it is public or counted. */
    isRejected: boolean('is_rejected').notNull().default(false),
    reviewStatus: text('review_status').$type<ReviewStatus>().notNull().default('waiting'),
    /** Side of the cell in which a reviewer hid the place, in degrees; null: only the rules decide. */
    coarseSide: doublePrecision('coarse_side'),
  },
  (table) => [
    unique('occurrence_of_submission').on(table.submissionId, table.position),
    index('occurrence_app_user').on(table.appUserId, table.submittedAt),
    // A person's records of one day may become coarse because of another record of that day.
    index('occurrence_observed_on').on(table.appUserId, table.observedOn),
    // Kept for servers of the previous version, which count species by it.
    index('occurrence_species').on(table.speciesName),
    // Public species are searched without regard to case, and similar records by species and place.
    index('occurrence_counted_place').on(
      sql`lower(coalesce(${table.identifiedAs}, ${table.speciesName}))`,
      table.latitude,
      table.longitude,
    ),
    // The list of records to review.
    index('occurrence_review').on(table.reviewStatus, table.submittedAt, table.submissionId),
    index('occurrence_received').on(table.receivedAt),
    // Used by the table of a field site.
    index('occurrence_site_name')
      .on(siteKey(table.fieldSite), table.speciesName)
      .where(sql`${table.fieldSite} is not null`),
  ],
);

/** Deleted after all records were reread. A process discards its result if another was faster. */
export const recordsToRead = pgTable('records_to_read', {
  formId: integer('form_id')
    .primaryKey()
    .references(() => form.id),
  mappingRevision: integer('mapping_revision').notNull(),
  /** The largest row id of a submission that was reread. */
  readTo: bigint('read_to', { mode: 'number' }).notNull().default(0),
  /** Submissions in progress then used the previous mapping. */
  changedAt: moment('changed_at').notNull().defaultNow(),
});
