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

/** A project of the collection server. The product has one; its id is part of every address. */
export const project = pgTable('project', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
});

/** Whether a form accepts records: `closing` still does but is hidden, `closed` does not. */
export type FormState = 'open' | 'closing' | 'closed';

/** Access to a form: everyone (`trial`, `open`), or people who know its PIN (`targeted`). */
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
    /** Hash of the PIN of a targeted form; null if nobody can request it yet. */
    pinHash: text('pin_hash'),
    /** The version that phones download. Every earlier published version still accepts records. */
    currentVersionId: integer('current_version_id').references((): AnyPgColumn => formVersion.id),
    /** Tile that collectors see; null if the form is not shown. */
    tile: jsonb('tile').$type<FormTile>(),
    /** Meaning of its questions in Darwin Core and in the forest questionnaire; null until it was guessed. */
    mapping: jsonb('mapping').$type<StoredMapping>(),
    mappingBy: text('mapping_by').$type<FormMappingAnswer['by']>().notNull().default('guess'),
    /** Number of changes of the mapping: records that were read with another revision are reread. */
    mappingRevision: integer('mapping_revision').notNull().default(0),
    /**
     * When the institute consented that records appear in the tables of the field sites that they
     * name. Photos of earlier records are visible only to their owners, who were not informed that
     * others may see them.
     */
    fieldSitesSince: moment('field_sites_since'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [unique('form_in_project').on(table.projectId, table.xmlFormId)],
);

/** A version that was published once; it is immutable. */
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
    /** The XForm, byte for byte as it was published. */
    xml: bytes('xml').notNull(),
    /** Lower-case hex of the XForm's bytes. */
    md5: text('md5').notNull(),
    /** Paths of the upload questions below the root, such as `plot/photo`. */
    uploadPaths: jsonb('upload_paths').$type<string[]>().notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
  },
  (table) => [unique('form_version_of_form').on(table.formId, table.version)],
);

/** A file that a form version declares; the hash is null if it was not uploaded. */
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
    /**
     * When it was created or replaced: after a newer PIN, the person is asked whether the phone is theirs
     * alone.
     */
    tokenTrustedAt: moment('token_trusted_at').notNull().defaultNow(),
    /** The app user that has the records of closed accounts. They are never assigned to a person again. */
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

/** Contacts of the phone with an app user's current credential. No row: it never called. */
export const phoneContact = pgTable('phone_contact', {
  appUserId: integer('app_user_id')
    .primaryKey()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  /** When it first requested its form list, which shows that its settings are correct. */
  formListAt: moment('form_list_at'),
  /** Time of the phone's last call, to within a minute. */
  lastSeenAt: moment('last_seen_at').notNull(),
});

/** State of a request for a form: `refused` is pending until an administrator decides. */
export type FormRequestState = 'refused' | 'granted' | 'dismissed';

/**
 * A person was refused a form, or requested it with a reason. One row per person and form, however often they
 * asked, so that an administrator sees who is waiting.
 */
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
    /** Number of the person's refused PINs. */
    attempts: integer('attempts').notNull().default(1),
    /** The person's reason; null if only a wrong PIN was entered. */
    reason: text('reason'),
    /** Message of an administrator to the person. */
    answer: text('answer'),
    firstAt: moment('first_at').notNull().defaultNow(),
    lastAt: moment('last_at').notNull().defaultNow(),
  },
  (table) => [
    unique('form_request_of_app_user').on(table.appUserId, table.formId),
    index('form_request_state').on(table.state, table.lastAt),
  ],
);

/**
 * A record as a phone sent it, byte for byte. An edited record has a row for each version: later versions
 * reference the first one in `edit_of`, earlier versions the next one in `superseded_by`.
 */
export const submission = pgTable(
  'submission',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    formId: integer('form_id')
      .notNull()
      .references(() => form.id),
    /** Null for a record in ODK Central with a version of the form that this server never had. */
    formVersionId: integer('form_version_id').references(() => formVersion.id),
    /** The phone's id of the record; the same id in two forms identifies two records. */
    instanceId: text('instance_id').notNull(),
    instanceName: text('instance_name'),
    appUserId: integer('app_user_id')
      .notNull()
      .references(() => appUser.id),
    /** Null for a record that is stored in ODK Central. */
    xml: bytes('xml'),
    /** Lower-case hex of the bytes; identifies a repeat of the same record. Null if there is no XML. */
    sha256: text('sha256'),
    encrypted: boolean('encrypted').notNull().default(false),
    /** Answers to the forest questionnaire; null if the form has none of its questions. */
    forestAnswers: jsonb('forest_answers').$type<ForestAnswers>(),
    deviceId: text('device_id'),
    userAgent: text('user_agent'),
    editOf: bigint('edit_of', { mode: 'number' }).references((): AnyPgColumn => submission.id),
    supersededBy: bigint('superseded_by', { mode: 'number' }).references(
      (): AnyPgColumn => submission.id,
    ),
    submittedAt: moment('submitted_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
    /**
     * When reviewers took the record out of the counters: it is hidden, or has no wild organism. Set in its
     * first version only.
     */
    rejectedAt: moment('rejected_at'),
  },
  (table) => [
    unique('submission_instance_of_form').on(table.formId, table.instanceId),
    // For the records of a person.
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

/** Amounts that a person sent for a form on a day, for the daily quota. Rows of earlier days are removed. */
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
    /** Total size of records as XML and of their files. */
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.appUserId, table.formId, table.day] })],
);

/** A file that a submission names; the hash is null until it is received. */
export const submissionFile = pgTable(
  'submission_file',
  {
    submissionId: bigint('submission_id', { mode: 'number' })
      .notNull()
      .references(() => submission.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Instance id of the submission, so that both are stored on one node of a cluster. Null in older rows. */
    instanceId: text('instance_id'),
    /** Name of the content in the file store. */
    sha256: text('sha256'),
    /** Used by older releases, before files were identified by SHA-256 only. */
    md5: text('md5'),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }),
    contentType: text('content_type'),
    /** Whether it is a picture that can be shown here. Null if it did not arrive, and in older rows. */
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
    /** Position in the submission, from 0: a repeated group gives several. */
    position: smallint('position').notNull(),
    formId: integer('form_id').notNull(),
    /** App user that owns the record. */
    appUserId: integer('app_user_id').notNull(),
    speciesName: text('species_name').notNull(),
    speciesType: text('species_type'),
    /** WGS84 degrees; null if the submission has no readable place. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Radius in metres. */
    accuracy: doublePrecision('accuracy'),
    /** Number of individuals; null if unknown. */
    individualCount: integer('individual_count'),
    /** File name of the photo in the submission. */
    photo: text('photo'),
    /** Name of the field site, as chosen or typed. */
    fieldSite: text('field_site'),
    /** When the record's first version arrived. */
    submittedAt: moment('submitted_at').notNull(),
    /** Day in India on which the phone filled the form in; null if unknown. */
    observedOn: date('observed_on'),
    /**
     * When this version arrived, or a review changed its species: the batch of this moment publishes it. Null in
     * older rows.
     */
    receivedAt: moment('received_at').defaultNow(),
    /** Instance id of the submission, as in {@link submissionFile}. */
    instanceId: text('instance_id'),
    /** Scientific name that a reviewer found right instead of the recorded one. See `applyReviews`. */
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

/**
 * A queue of forms whose records are reread after a change of the mapping. The row is deleted after all
 * records were read. Each process takes the next records, and discards its result if another process was
 * faster.
 */
export const recordsToRead = pgTable('records_to_read', {
  formId: integer('form_id')
    .primaryKey()
    .references(() => form.id),
  /** Revision of the mapping for rereading. */
  mappingRevision: integer('mapping_revision').notNull(),
  /** The largest row id of a submission that was reread. */
  readTo: bigint('read_to', { mode: 'number' }).notNull().default(0),
  /** Time of the last change of the mapping. Submissions in progress then used the previous one. */
  changedAt: moment('changed_at').notNull().defaultNow(),
});
