import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { appUser } from '../../collecting/tables';
import { dataset } from '../../importing/tables';
import { moment } from '../../platform/database/columns';

const cell = () => ({
  /** Degrees. */
  side: doublePrecision('side').notNull(),
  /** Latitude and longitude of the cell's south-western corner, in multiples of the side. */
  cellRow: integer('cell_row').notNull(),
  cellColumn: integer('cell_column').notNull(),
});

/**
 * The user's other records around it on that day are published in the same cell. The row remains
 * after its record is deleted or edited: otherwise they would become exact and reveal the place.
 */
export const protectedCell = pgTable(
  'protected_cell',
  {
    appUserId: integer('app_user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** Day in India. */
    day: date('day').notNull(),
    ...cell(),
    /** Older rows have the time of the column's migration. */
    protectedAt: timestamp('protected_at', { withTimezone: true }).notNull().defaultNow(),
    /** Only a reviewer made the place coarse, so that the row is deleted when it becomes exact again. */
    byReview: boolean('by_review').notNull().default(false),
  },
  ({ appUserId, day, side, cellRow, cellColumn, protectedAt }) => [
    primaryKey({ columns: [appUserId, day, side, cellRow, cellColumn] }),
    index('protected_cell_protected_at').on(protectedAt),
  ],
);

/** The recorder is unknown, so protection applies to a dataset. */
export const protectedImportCell = pgTable(
  'protected_import_cell',
  {
    datasetId: integer('dataset_id')
      .notNull()
      .references(() => dataset.id, { onDelete: 'cascade' }),
    /** Beginning of the ISO 8601 date: a day or its known part; empty when unknown. */
    day: text('day').notNull(),
    ...cell(),
  },
  ({ datasetId, day, side, cellRow, cellColumn }) => [
    primaryKey({ columns: [datasetId, day, side, cellRow, cellColumn] }),
  ],
);

/** A rebuild processes one page at a time. */
export type Building =
  | { step: 'records'; after: number; withCells: boolean }
  | { step: 'cells'; level: number; afterRow: number }
  | { step: 'tallies'; afterSpecies: string };

/** One row. */
export const mapState = pgTable('map_state', {
  id: integer('id').primaryKey(),
  /** Records received before this moment are on the map. */
  publishedBefore: moment('published_before').notNull(),
  /** Threatened species in records received before this moment have protected cells. */
  protectedBefore: moment('protected_before').notNull(),
  /** Sides of the coarse cells by every name of a species, in degrees; 0: its records are published exactly. */
  rules: jsonb('rules').$type<Record<string, number>>().notNull(),
  building: jsonb('building').$type<Building>(),
  /** Fingerprint; null: the records have no districts and blocks yet. */
  borders: text('borders'),
  lastBatchAt: moment('last_batch_at'),
  lastBatchRecords: integer('last_batch_records').notNull().default(0),
  /** Seconds. */
  lastBatchTook: doublePrecision('last_batch_took').notNull().default(0),
});

/** One row, part of a backup, so that addresses of records remain valid after a restore. */
export const publicIdKey = pgTable('public_id_key', {
  id: integer('id').primaryKey(),
  key: uuid('key').notNull().defaultRandom(),
});
