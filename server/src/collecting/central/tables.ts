import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns';
import type { CollectionFault } from '../collection-server';
import { appUser, type FormState, form, submission } from '../tables';

/**
 * App users of ODK Central, and whose they are. A person whose credential was revoked there gets
 * another one; the records of both are that person's.
 */
export const centralAppUser = pgTable(
  'central_app_user',
  {
    /** Central's id; 0 stands for records whose sender Central does not know. */
    centralId: integer('central_id').primaryKey(),
    appUserId: integer('app_user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** Goes into the QR. Null after it was revoked, and for senders who are not ours. */
    token: text('token'),
    /** False for one that another took the place of. */
    current: boolean('current').notNull().default(true),
  },
  (table) => [
    uniqueIndex('central_app_user_current').on(table.appUserId).where(sql`${table.current}`),
  ],
);

/**
 * Somebody makes the app user of a person in Central. The row is there before Central is asked and
 * until its answer is stored, so that an answer that was lost is found again by its reference.
 */
export const centralAppUserClaim = pgTable('central_app_user_claim', {
  appUserId: integer('app_user_id')
    .primaryKey()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  /** Part of the app user's name in Central; nobody else has it. */
  reference: text('reference').notNull(),
  /** Who works on it. */
  holder: text('holder').notNull(),
  heldUntil: moment('held_until').notNull(),
});

/**
 * The code of an app user that is to be ended in ODK Central, because the account of its person was
 * closed. The row goes when it is ended. It outlives the person, of whom it says nothing.
 */
export const centralCredentialEnd = pgTable('central_credential_end', {
  /** Central's id. */
  centralId: integer('central_id').primaryKey(),
  notedAt: moment('noted_at').notNull().defaultNow(),
});

/** A record that was read from ODK Central. */
export const centralSubmission = pgTable(
  'central_submission',
  {
    submissionId: bigint('submission_id', { mode: 'number' })
      .primaryKey()
      .references(() => submission.id, { onDelete: 'cascade' }),
    formId: integer('form_id')
      .notNull()
      .references(() => form.id),
    /** Lower-case hex of what was read: a record that did not change is not written again. */
    digest: text('digest').notNull(),
    /** What somebody in Central said of it, such as `hasIssues`; a `rejected` one is on no map. */
    review: text('review'),
    /** Of the submission, as in `submission_file`. */
    instanceId: text('instance_id'),
  },
  (table) => [index('central_submission_form').on(table.formId)],
);

/** How far a form was read from ODK Central. */
export const centralReading = pgTable('central_reading', {
  formId: integer('form_id')
    .primaryKey()
    .references(() => form.id),
  /** Not used any more; taken away with a later version. Null, so that the one before asks anew. */
  tag: text('tag'),
  /** Newest change that was stored, by Central's clock. */
  readTo: moment('read_to'),
  /** When all records were last compared. */
  comparedAt: moment('compared_at'),
  /** The mapping by which all records were compared; another one compares them anew. */
  mappingRevision: integer('mapping_revision').notNull().default(0),
  /** What Central said of the form itself; null before it was asked. */
  formState: text('form_state').$type<FormState | 'missing'>(),
});

/** One process at a time reads from ODK Central: the one that holds the row `reading`. */
export const centralTurn = pgTable('central_turn', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  heldUntil: moment('held_until').notNull(),
});

/**
 * What keeps this server from reading ODK Central, as the process saw it that tried last; no row where nothing
 * does. So every process tells of it, whichever reads.
 */
export const centralFault = pgTable('central_fault', {
  name: text('name').primaryKey(),
  kind: text('kind').$type<CollectionFault>().notNull(),
  /** For administrators; without anybody's data. */
  sentence: text('sentence').notNull(),
  /** Since when it is of this kind. */
  since: moment('since').notNull().defaultNow(),
});
