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

/** Records that phones sent have this in place of the number of an import. */
export const FROM_PHONES = 0;

/** Number of the import that a record came with, or {@link FROM_PHONES}. */
const importId = () => bigint('import_id', { mode: 'number' }).notNull();

/**
 * Where a record is public, and so what it added to {@link occurrenceCell}: exactly that is subtracted when
 * the record is withdrawn, whatever the rules are by then.
 */
export const publicPlace = pgTable(
  'public_place',
  {
    importId: importId(),
    /** Row id of an occurrence, or of an imported one. */
    recordId: bigint('record_id', { mode: 'number' }).notNull(),
    /** Scientific name in lower case. */
    species: text('species').notNull(),
    /** WGS84 degrees, coarse where they must be. */
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** The same in steps of the map; see `map-grid.ts`. */
    mapColumn: integer('map_column').notNull(),
    mapRow: integer('map_row').notNull(),
    /** Somebody else has the record now: the next batch looks whether it must be coarser. */
    isStale: boolean('is_stale').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.recordId] }),
    // Views closer than the finest cells; a row of cells of that level is 1,024 steps high.
    index('public_place_near').on(sql`(${table.mapRow} / 1024)`, table.mapColumn),
    index('public_place_stale').on(table.recordId).where(sql`${table.isStale}`),
  ],
);

/** How many public records of a species lie in a cell of the map, and the sums of their steps. */
export const occurrenceCell = pgTable(
  'occurrence_cell',
  {
    /** The world is 2 to the power of the level cells wide. */
    level: smallint('level').notNull(),
    /** The square of 8 by 8 cells that the cell is in: a view reads a few of them. */
    block: integer('block').notNull(),
    /** Scientific name in lower case. */
    species: text('species').notNull(),
    /** Place in the block, row by row. */
    cell: smallint('cell').notNull(),
    /** Imports have cells of their own: one becomes visible at one moment. */
    importId: importId(),
    count: integer('count').notNull(),
    sumColumn: bigint('sum_column', { mode: 'number' }).notNull(),
    sumRow: bigint('sum_row', { mode: 'number' }).notNull(),
  },
  ({ level, block, species, cell, importId: ofImport }) => [
    primaryKey({ columns: [level, block, species, cell, ofImport] }),
  ],
);

/** An import whose records have places, and whether anybody sees them. */
export const publicImport = pgTable('public_import', {
  importId: bigint('import_id', { mode: 'number' }).primaryKey(),
  datasetId: integer('dataset_id').notNull(),
  isVisible: boolean('is_visible').notNull().default(false),
  /** Records up to this row id were placed; null: all of them. */
  placedTo: bigint('placed_to', { mode: 'number' }),
});
