import type { CentralState } from '@aranya/shared/contracts/review';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns';
import type { CollectionFault } from '../collection-server';
import { appUser, type FormState, form, submission } from '../tables';

/**
 * App users of ODK Central with their owners. After a revocation a person gets another app user;
 * the records of both belong to that person.
 */
export const centralAppUser = pgTable(
  'central_app_user',
  {
    /** Central's id; 0 for records of a sender unknown to Central. */
    centralId: integer('central_id').primaryKey(),
    appUserId: integer('app_user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /**
     * Credential in the QR code. Null after revocation, and for senders without an account here.
     */
    token: text('token'),
    /** False after another app user replaced it. */
    current: boolean('current').notNull().default(true),
  },
  (table) => [
    uniqueIndex('central_app_user_current').on(table.appUserId).where(sql`${table.current}`),
  ],
);

/**
 * A claim on creating a person's app user in Central. The row exists from before the request until
 * its answer is stored, so that the reference finds the app user after a lost answer.
 */
export const centralAppUserClaim = pgTable('central_app_user_claim', {
  appUserId: integer('app_user_id')
    .primaryKey()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  /** Unique part of the app user's name in Central. */
  reference: text('reference').notNull(),
  /** The process that holds the claim. */
  holder: text('holder').notNull(),
  heldUntil: moment('held_until').notNull(),
});

/**
 * A code that is pending revocation in ODK Central, because the person's account was closed. The
 * row is removed after revocation. It outlives the account and holds no personal data.
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
    /** Lower-case hex digest of the content: an unchanged record is not written again. */
    digest: text('digest').notNull(),
    /** Review state that people set in Central, such as `hasIssues`; null if it follows from a decision here. */
    review: text('review'),
    /** Row id of the record, as in `submission_file`. */
    instanceId: text('instance_id'),
  },
  (table) => [index('central_submission_form').on(table.formId)],
);

/**
 * Exchange of a record's review with ODK Central: a row exists after either side reviewed it. Without a foreign key:
 * on a cluster, records are on other nodes.
 */
export const centralReview = pgTable(
  'central_review',
  {
    /** Row id of the record's first version. */
    recordId: bigint('record_id', { mode: 'number' }).primaryKey(),
    /** State after the last exchange. */
    agreed: text('agreed').$type<CentralState>().notNull().default('received'),
    /**
     * State that is being sent. It is stored so that, after a lost answer, it is not read as a decision made in
     * Central.
     */
    sending: text('sending').$type<CentralState>(),
    /** Newest event that Central has received, or whose decision is older than the record in Central. */
    sentEvent: bigint('sent_event', { mode: 'number' }).notNull().default(0),
    /** Event from Central that contradicts unsent decisions; a later decision here settles the conflict. */
    conflictEvent: bigint('conflict_event', { mode: 'number' }),
    /** Code of Central's last refusal. */
    refusal: text('refusal'),
    /** When Central refused. */
    refusedAt: moment('refused_at'),
    /** When comments were last read; null: they are read next. */
    commentsReadAt: moment('comments_read_at'),
  },
  (table) => [index('central_review_comments').on(table.commentsReadAt)],
);

/** Progress of reading a form from ODK Central. */
export const centralReading = pgTable('central_reading', {
  formId: integer('form_id')
    .primaryKey()
    .references(() => form.id),
  /** Unused; a later version removes it. Null makes the previous release read everything again. */
  tag: text('tag'),
  /** Newest stored change, by Central's clock. */
  readTo: moment('read_to'),
  /** When all records were last compared. */
  comparedAt: moment('compared_at'),
  /** Mapping of the last full comparison; a changed mapping starts another. */
  mappingRevision: integer('mapping_revision').notNull().default(0),
  /** State of the form in Central; null before the first reading. */
  formState: text('form_state').$type<FormState | 'missing'>(),
});

/** Locks for reading from ODK Central: the holder of the row `reading` is the only reader. */
export const centralTurn = pgTable('central_turn', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  heldUntil: moment('held_until').notNull(),
});

/**
 * The last fault of reading ODK Central; no row after a success. All processes report it, whichever
 * reads.
 */
export const centralFault = pgTable('central_fault', {
  name: text('name').primaryKey(),
  kind: text('kind').$type<CollectionFault>().notNull(),
  /** Sentence for administrators, without personal data. */
  sentence: text('sentence').notNull(),
  /** When this kind of fault began. */
  since: moment('since').notNull().defaultNow(),
});
