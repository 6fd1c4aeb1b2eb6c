import type { FormMappingAnswer, FormTile } from '@aranya/shared/contracts/administration';
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

/** Whether a form takes records: `closing` still does but is hidden, `closed` does not. */
export type FormState = 'open' | 'closing' | 'closed';

/** Who may have a form: everyone (`trial`, `open`), or people who know its PIN (`targeted`). */
export type FormKind = 'trial' | 'open' | 'targeted';

export const form = pgTable(
  'form',
  {
    id: serial('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => project.id),
    /** Attribute `id` of the form's instance; may hold spaces. */
    xmlFormId: text('xml_form_id').notNull(),
    state: text('state').$type<FormState>().notNull().default('open'),
    kind: text('kind').$type<FormKind>().notNull().default('targeted'),
    /** Hash of the PIN of a targeted form; null where nobody may ask for it yet. */
    pinHash: text('pin_hash'),
    /** What phones download. Every version published before still takes records. */
    currentVersionId: integer('current_version_id').references((): AnyPgColumn => formVersion.id),
    /** What collectors see of it; null where they see nothing. */
    tile: jsonb('tile').$type<FormTile>(),
    /** What its questions are in Darwin Core and in the forest questionnaire; null until it was guessed. */
    mapping: jsonb('mapping').$type<StoredMapping>(),
    mappingBy: text('mapping_by').$type<FormMappingAnswer['by']>().notNull().default('guess'),
    /** How often the mapping was changed: what was read by another one is read again. */
    mappingRevision: integer('mapping_revision').notNull().default(0),
    /**
     * Since when its records fill the tables of the field sites that they name: the institute's yes. Photos
     * of records from before stay with their owners, to whom nobody said that others may see them.
     */
    fieldSitesSince: moment('field_sites_since'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [unique('form_in_project').on(table.projectId, table.xmlFormId)],
);

/** A version that was published once. Nothing in it ever changes. */
export const formVersion = pgTable(
  'form_version',
  {
    id: serial('id').primaryKey(),
    formId: integer('form_id')
      .notNull()
      .references(() => form.id),
    /** Attribute `version` of the form's instance; empty where it has none. */
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

/** A file that a form version declares; without hash where it was not uploaded. */
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

/** A phone's credential. One for each person. */
export const appUser = pgTable(
  'app_user',
  {
    id: serial('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => project.id),
    /** Null where the account was deleted: the records stay. */
    personId: text('person_id').references(() => person.id, { onDelete: 'set null' }),
    displayName: text('display_name').notNull(),
    location: text('location').notNull().default(''),
    /** Shown again in the QR, so it cannot be kept as a hash. Null after it was revoked. */
    token: text('token').unique(),
    /** When it was made, or replaced: a PIN that is newer has the person asked whether it is theirs alone. */
    tokenTrustedAt: moment('token_trusted_at').notNull().defaultNow(),
    /** The one that has the records of closed accounts. They never become anybody's again. */
    anonymous: boolean('anonymous').notNull().default(false),
    trialCompletedAt: moment('trial_completed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('app_user_of_person').on(table.projectId, table.personId),
    // Found from the person when an account is deleted.
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

/** What is known of the phone that has an app user's present credential. No row: it never called. */
export const phoneContact = pgTable('phone_contact', {
  appUserId: integer('app_user_id')
    .primaryKey()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  /** When it first asked for the list of its forms: then its settings are right. */
  formListAt: moment('form_list_at'),
  /** When it last called, to within a minute. */
  lastSeenAt: moment('last_seen_at').notNull(),
});

/** What happened to a request for a form: `refused` waits for an administrator. */
export type FormRequestState = 'refused' | 'granted' | 'dismissed';

/**
 * Somebody was refused a form, or asked for it with a reason. One for each person and form, however
 * often they asked, so that an administrator sees who waits.
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
    /** How often a PIN of the person was refused. */
    attempts: integer('attempts').notNull().default(1),
    /** Why the person asks for it; null where nothing but a wrong PIN was typed. */
    reason: text('reason'),
    /** What an administrator wrote to the person. */
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
 * What a phone sent, byte for byte. An edited record has a row for each version of it: the later
 * ones name the first one in `edit_of`, the earlier ones the next one in `superseded_by`.
 */
export const submission = pgTable(
  'submission',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    formId: integer('form_id')
      .notNull()
      .references(() => form.id),
    /** Null for a record in ODK Central whose version of the form this server never had. */
    formVersionId: integer('form_version_id').references(() => formVersion.id),
    /** The phone's id of the record; the same id in two forms is two records. */
    instanceId: text('instance_id').notNull(),
    instanceName: text('instance_name'),
    appUserId: integer('app_user_id')
      .notNull()
      .references(() => appUser.id),
    /** Null for a record that ODK Central keeps. */
    xml: bytes('xml'),
    /**
     * Lower-case hex of the bytes: the same record again is told from another by it. Null where
     * there are none.
     */
    sha256: text('sha256'),
    encrypted: boolean('encrypted').notNull().default(false),
    /** What it says of the forest of a field site; null where its form asks nothing of the questionnaire. */
    forestAnswers: jsonb('forest_answers').$type<ForestAnswers>(),
    deviceId: text('device_id'),
    userAgent: text('user_agent'),
    editOf: bigint('edit_of', { mode: 'number' }).references((): AnyPgColumn => submission.id),
    supersededBy: bigint('superseded_by', { mode: 'number' }).references(
      (): AnyPgColumn => submission.id,
    ),
    submittedAt: moment('submitted_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    unique('submission_instance_of_form').on(table.formId, table.instanceId),
    // The counters on the home page read this index and nothing else.
    index('submission_record')
      .on(table.appUserId)
      .where(sql`${table.editOf} is null and ${table.deletedAt} is null`),
    // The versions of an edited record, for its deletion and for the keys below.
    index('submission_edit_of').on(table.editOf).where(sql`${table.editOf} is not null`),
    index('submission_superseded_by')
      .on(table.supersededBy)
      .where(sql`${table.supersededBy} is not null`),
    // The forest questionnaires of a field site.
    index('submission_site_name')
      .on(siteKey(sql`${table.forestAnswers} ->> 'fieldSite'`))
      .where(sql`${table.forestAnswers} is not null`),
  ],
);

/**
 * How much a person sent for a form on a day, for the daily quota. Rows of earlier days are removed.
 */
export const submissionDay = pgTable(
  'submission_day',
  {
    appUserId: integer('app_user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    formId: integer('form_id')
      .notNull()
      .references(() => form.id),
    /** In UTC. */
    day: date('day').notNull(),
    records: integer('records').notNull(),
    occurrences: integer('occurrences').notNull(),
    /** Of records as XML and of their files. */
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.appUserId, table.formId, table.day] })],
);

/** A file that a submission names; without hash until it was received. */
export const submissionFile = pgTable(
  'submission_file',
  {
    submissionId: bigint('submission_id', { mode: 'number' })
      .notNull()
      .references(() => submission.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Of the submission, so that both lie on one node of a cluster. Null before it was written down. */
    instanceId: text('instance_id'),
    /** Name of the content in the file store. */
    sha256: text('sha256'),
    /** Written until a file of a record was known by its SHA-256 alone. */
    md5: text('md5'),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }),
    contentType: text('content_type'),
    /** Whether it is a picture that can be shown here. Null where it did not come, or before it was written down. */
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
    /** Place in the submission, from 0: a repeated group gives several. */
    position: smallint('position').notNull(),
    formId: integer('form_id').notNull(),
    /** Whose record it is. */
    appUserId: integer('app_user_id').notNull(),
    speciesName: text('species_name').notNull(),
    speciesType: text('species_type'),
    /** WGS84 degrees; null where the submission has no readable place. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Radius in metres. */
    accuracy: doublePrecision('accuracy'),
    /** How many of them; null where the submission does not say. */
    individualCount: integer('individual_count'),
    /** Name of the submission's file. */
    photo: text('photo'),
    /** Name of the field site, as it was chosen or typed. */
    fieldSite: text('field_site'),
    /** Of the record's first version. */
    submittedAt: moment('submitted_at').notNull(),
    /** Day in India on which the phone filled the form in; null where it does not say. */
    observedOn: date('observed_on'),
    /** When this version came here. Null: before it was written down. */
    receivedAt: moment('received_at').defaultNow(),
    /** Of the submission, as in {@link submissionFile}. */
    instanceId: text('instance_id'),
  },
  (table) => [
    unique('occurrence_of_submission').on(table.submissionId, table.position),
    index('occurrence_app_user').on(table.appUserId, table.submittedAt),
    // What somebody recorded on a day may be coarse by a record of that day.
    index('occurrence_observed_on').on(table.appUserId, table.observedOn),
    index('occurrence_species').on(table.speciesName),
    // The map server asks for a species however its name was written.
    index('occurrence_species_in_lower_case').on(sql`lower(${table.speciesName})`),
    index('occurrence_received').on(table.receivedAt),
    // The table of a field site asks for the records that name it.
    index('occurrence_site_name')
      .on(siteKey(table.fieldSite), table.speciesName)
      .where(sql`${table.fieldSite} is not null`),
  ],
);

/**
 * Records of a form that are read again, because its mapping changed. The row is there until all
 * were; who reads takes the next ones from it, and gives them back where another was quicker.
 */
export const recordsToRead = pgTable('records_to_read', {
  formId: integer('form_id')
    .primaryKey()
    .references(() => form.id),
  /** The mapping that they are read by. */
  mappingRevision: integer('mapping_revision').notNull(),
  /** The largest row id of a submission that was read. */
  readTo: bigint('read_to', { mode: 'number' }).notNull().default(0),
  /** When the mapping changed: what was on its way then came with the one before. */
  changedAt: moment('changed_at').notNull().defaultNow(),
});
