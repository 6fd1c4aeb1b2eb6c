import type { CannotTellReason, ReviewEvent, ReviewStatus } from '@aranya/shared/contracts/review';
import {
  bigint,
  bigserial,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { person } from '../../people/accounts/tables';
import { moment } from '../../platform/database/columns';

/** Versions of a record are in `submission`; `edited` is an edit in ODK Central. */
type StoredEventKind = Exclude<ReviewEvent['kind'], 'received'>;

/** Rows are never changed: they are the history. {@link applyReviews} derives columns from them. */
export const reviewEvent = pgTable(
  'review_event',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** First version. No foreign key: on a cluster, records are on other nodes. */
    recordId: bigint('record_id', { mode: 'number' }).notNull(),
    /** Row id of the version that the person saw. */
    versionId: bigint('version_id', { mode: 'number' }).notNull(),
    kind: text('kind').$type<StoredEventKind>().notNull(),
    /** Null for the whole record. */
    position: smallint('position'),
    /** Recorded name that was judged; null for the whole record. */
    ofName: text('of_name'),
    status: text('status').$type<ReviewStatus>(),
    /** Scientific name that was found right. */
    species: text('species'),
    reason: text('reason').$type<CannotTellReason>(),
    /** Side of the cell in which the places are hidden, in degrees; of the kind `coarsened` only. */
    coarseSide: doublePrecision('coarse_side'),
    /** Comment, question, answer or reason; empty without one. */
    text: text('text').notNull().default(''),
    /** Review state of ODK Central that caused the event, or `comment`; null for decisions here. */
    inCentral: text('in_central').$type<ReviewEvent['inCentral']>(),
    /** Null after the account was closed, and for people of ODK Central. */
    personId: text('person_id').references(() => person.id, { onDelete: 'set null' }),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('review_event_record').on(table.recordId, table.id),
    // Used when an account is deleted, and by the statistics.
    index('review_event_person').on(table.personId),
    index('review_event_at').on(table.at),
  ],
);

export type ReviewEventRow = typeof reviewEvent.$inferSelect;

/** Not identifications: nothing is derived from them. */
export const photoSuggestion = pgTable(
  'photo_suggestion',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** First version, as in `review_event`. */
    recordId: bigint('record_id', { mode: 'number' }).notNull(),
    /** Changes with the photo's content. */
    photoTag: text('photo_tag').notNull(),
    photo: text('photo').notNull(),
    modelName: text('model_name').notNull(),
    modelVersion: text('model_version').notNull(),
    /** Scores from 0 to 1 of species of the lists, the highest first. */
    scores: jsonb('scores').$type<{ name: string; score: number }[]>().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    unique('photo_suggestion_model').on(
      table.recordId,
      table.photoTag,
      table.modelName,
      table.modelVersion,
    ),
  ],
);
