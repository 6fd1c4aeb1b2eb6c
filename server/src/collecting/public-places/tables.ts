import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';

/** Import number of records that phones sent. */
export const FROM_PHONES = 0;

/** Number of the import that added a record, or {@link FROM_PHONES}. */
const importId = () => bigint('import_id', { mode: 'number' }).notNull();

/**
 * Public place of a record, and so its contribution to {@link occurrenceCell}: exactly this is subtracted when
 * the record is withdrawn, even if the rules have changed.
 */
export const publicPlace = pgTable(
  'public_place',
  {
    importId: importId(),
    /** Row id of an occurrence, or of an imported one. */
    recordId: bigint('record_id', { mode: 'number' }).notNull(),
    /** Scientific name in lower case. */
    species: text('species').notNull(),
    /** WGS84 degrees, coarsened where the rules require it. */
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Place of the record in steps of the map; see `map-grid.ts`. */
    mapColumn: integer('map_column').notNull(),
    mapRow: integer('map_row').notNull(),
    /** The record has another owner: the next batch checks whether it must be coarser. */
    isStale: boolean('is_stale').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.recordId] }),
    // For views closer than the finest cells; a row of cells of that level is 1,024 steps high.
    index('public_place_near').on(sql`(${table.mapRow} / 1024)`, table.mapColumn),
    index('public_place_stale').on(table.recordId).where(sql`${table.isStale}`),
  ],
);

/** Number of public records of a species in a cell of the map, and the sums of their steps. */
export const occurrenceCell = pgTable(
  'occurrence_cell',
  {
    /** The world is 2 to the power of the level cells wide. */
    level: smallint('level').notNull(),
    /** The square of 8 by 8 cells that contains the cell: a view reads a few blocks. */
    block: integer('block').notNull(),
    /** Scientific name in lower case. */
    species: text('species').notNull(),
    /** Position in the block, row by row. */
    cell: smallint('cell').notNull(),
    /** Each import has its own cells, so that it becomes visible at once. */
    importId: importId(),
    count: integer('count').notNull(),
    sumColumn: bigint('sum_column', { mode: 'number' }).notNull(),
    sumRow: bigint('sum_row', { mode: 'number' }).notNull(),
  },
  ({ level, block, species, cell, importId: ofImport }) => [
    primaryKey({ columns: [level, block, species, cell, ofImport] }),
  ],
);

/** An import whose records have places, and whether it is visible. */
export const publicImport = pgTable('public_import', {
  importId: bigint('import_id', { mode: 'number' }).primaryKey(),
  datasetId: integer('dataset_id').notNull(),
  isVisible: boolean('is_visible').notNull().default(false),
  /** Records up to this row id have places; null: all records. */
  placedTo: bigint('placed_to', { mode: 'number' }),
});
