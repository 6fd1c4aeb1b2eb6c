import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { appUser } from '../../collecting/tables';
import { moment } from '../../platform/database/columns';
import { dataset } from '../data-import/tables';

const cell = () => ({
  /** Side of the cell, in degrees. */
  side: doublePrecision('side').notNull(),
  /** Latitude and longitude of the cell's south-western corner, in sides. */
  cellRow: integer('cell_row').notNull(),
  cellColumn: integer('cell_column').notNull(),
});

/**
 * On a day an app user recorded a threatened species in a cell. What the same app user recorded
 * around it that day is published in the same cell. A row outlives the record that it came from:
 * otherwise deleting or editing that record would make the others exact again, and tell its place.
 */
export const protectedCell = pgTable(
  'protected_cell',
  {
    appUserId: integer('app_user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** In India. */
    day: date('day').notNull(),
    ...cell(),
    /** When it was written first; cells from before the column have the moment of its migration. */
    protectedAt: timestamp('protected_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ appUserId, day, side, cellRow, cellColumn, protectedAt }) => [
    primaryKey({ columns: [appUserId, day, side, cellRow, cellColumn] }),
    index('protected_cell_protected_at').on(protectedAt),
  ],
);

/** The same of imported occurrences: who recorded them is not known, so it holds for a dataset. */
export const protectedImportCell = pgTable(
  'protected_import_cell',
  {
    datasetId: integer('dataset_id')
      .notNull()
      .references(() => dataset.id, { onDelete: 'cascade' }),
    /** Beginning of the ISO 8601 date: a day, or as much as is known; empty where nothing is. */
    day: text('day').notNull(),
    ...cell(),
  },
  ({ datasetId, day, side, cellRow, cellColumn }) => [
    primaryKey({ columns: [datasetId, day, side, cellRow, cellColumn] }),
  ],
);

/** What of the map is being made again, a page at a time. */
export type Building =
  | { step: 'records'; after: number; withCells: boolean }
  | { step: 'cells'; level: number; afterRow: number };

/** How far the public map is. One row. */
export const mapState = pgTable('map_state', {
  id: integer('id').primaryKey(),
  /** Records received before are on the map. */
  publishedBefore: moment('published_before').notNull(),
  /** Threatened species in records received before have their cells protected. */
  protectedBefore: moment('protected_before').notNull(),
  /** Sides of the coarse cells by every name of a species, in degrees; 0: its records are published exactly. */
  rules: jsonb('rules').$type<Record<string, number>>().notNull(),
  building: jsonb('building').$type<Building>(),
  lastBatchAt: moment('last_batch_at'),
  lastBatchRecords: integer('last_batch_records').notNull().default(0),
  /** Seconds. */
  lastBatchTook: doublePrecision('last_batch_took').notNull().default(0),
});
