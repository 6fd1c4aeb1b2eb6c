import type { CentralState } from '@aranya/shared/contracts/review';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns';
import type { CollectionFault } from '../collection-server';
import { appUser, type FormState, form, submission } from '../tables';

/** After a revocation a person gets another app user; the records of both are the person's. */
export const centralAppUser = pgTable(
  'central_app_user',
  {
    /** Central's id; 0 for records of a sender unknown to Central. */
    centralId: integer('central_id').primaryKey(),
    appUserId: integer('app_user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** In the QR code. Null after revocation, and for senders without an account here. */
    token: text('token'),
    /** False after another app user replaced it. */
    current: boolean('current').notNull().default(true),
  },
  (table) => [
    uniqueIndex('central_app_user_current').on(table.appUserId).where(sql`${table.current}`),
  ],
);

/** Exists until the answer is stored: the reference finds the app user after a lost answer. */
export const centralAppUserClaim = pgTable('central_app_user_claim', {
  appUserId: integer('app_user_id')
    .primaryKey()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  /** Unique part of the app user's name in Central. */
  reference: text('reference').notNull(),
  holder: text('holder').notNull(),
  heldUntil: moment('held_until').notNull(),
});

/** Pending revocation in ODK Central. Outlives the closed account and holds no personal data. */
export const centralCredentialEnd = pgTable('central_credential_end', {
  centralId: integer('central_id').primaryKey(),
  notedAt: moment('noted_at').notNull().defaultNow(),
});

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
    /** Instance id of the record, as in `submission_file`. */
    instanceId: text('instance_id'),
  },
  (table) => [index('central_submission_form').on(table.formId)],
);

/** Exists after a review. No foreign key: on a cluster, records are on other nodes. */
export const centralReview = pgTable(
  'central_review',
  {
    /** Row id of the record's first version. */
    recordId: bigint('record_id', { mode: 'number' }).primaryKey(),
    /** State after the last exchange. */
    agreed: text('agreed').$type<CentralState>().notNull().default('received'),
    /** After a lost answer, this state is not read as a decision made in Central. */
    sending: text('sending').$type<CentralState>(),
    /** Newest event that Central has received, or whose decision is older than the record in Central. */
    sentEvent: bigint('sent_event', { mode: 'number' }).notNull().default(0),
    /** Event from Central that contradicts unsent decisions; a later decision here settles the conflict. */
    conflictEvent: bigint('conflict_event', { mode: 'number' }),
    /** Code of Central's last refusal. */
    refusal: text('refusal'),
    refusedAt: moment('refused_at'),
    /** Null: the comments are read next. */
    commentsReadAt: moment('comments_read_at'),
  },
  (table) => [index('central_review_comments').on(table.commentsReadAt)],
);

export const centralReading = pgTable('central_reading', {
  formId: integer('form_id')
    .primaryKey()
    .references(() => form.id),
  /** Unused; a later version removes it. Null makes the previous release read everything again. */
  tag: text('tag'),
  /** By Central's clock. */
  readTo: moment('read_to'),
  comparedAt: moment('compared_at'),
  /** Mapping of the last full comparison; a changed mapping starts another. */
  mappingRevision: integer('mapping_revision').notNull().default(0),
  /** Null before the first reading. */
  formState: text('form_state').$type<FormState | 'missing'>(),
});

/** The holder of the row `reading` is the only reader. */
export const centralTurn = pgTable('central_turn', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  heldUntil: moment('held_until').notNull(),
});

/** No row after a success. All processes report the fault, whichever reads. */
export const centralFault = pgTable('central_fault', {
  name: text('name').primaryKey(),
  kind: text('kind').$type<CollectionFault>().notNull(),
  /** For administrators, without personal data. */
  sentence: text('sentence').notNull(),
  /** When this kind of fault began. */
  since: moment('since').notNull().defaultNow(),
});
