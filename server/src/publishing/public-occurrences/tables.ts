import {
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { appUser } from '../../collecting/tables';
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
