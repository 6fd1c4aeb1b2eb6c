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
  uuid,
} from 'drizzle-orm/pg-core';

/** Import number of records that phones sent. */
export const FROM_PHONES = 0;

/** Import that added the record, or {@link FROM_PHONES}. */
const importId = () => bigint('import_id', { mode: 'number' }).notNull();

/** Scientific name in lower case. */
const species = () => text('species').notNull();
/** Row id of the form; 0 for an imported record. */
const formId = () => integer('form_id').notNull().default(0);
/** The record's photo may be shown to everybody. */
const hasPhoto = () => boolean('has_photo').notNull().default(false);
/** Id of the district that contains the public place; empty outside of the known borders. */
const district = () => text('district').notNull().default('');

/**
 * Everything that the public may know about a record. Exactly this is subtracted from {@link
 * occurrenceCell} and {@link occurrenceTally} later, even if the rules have changed.
 */
export const publicPlace = pgTable(
  'public_place',
  {
    importId: importId(),
    /** Row id of an occurrence, or of an imported one. */
    recordId: bigint('record_id', { mode: 'number' }).notNull(),
    species: species(),
    /** WGS84 degrees, coarsened where the rules require it. */
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Steps of the map; see `map-grid.ts`. */
    mapColumn: integer('map_column').notNull(),
    mapRow: integer('map_row').notNull(),
    /** The record has another owner: the next batch checks whether it must be coarser. */
    isStale: boolean('is_stale').notNull().default(false),
    /** Random id in addresses. Null: an earlier version placed the record, and explore leaves it out. */
    publicId: uuid('public_id'),
    /** Date as the number YYYYMMDD with 00 for an unknown part; 0: unknown. Coarse places have no day. */
    day: integer('day').notNull().default(0),
    /** Side of the cell that hides the place, in degrees; 0: exact. */
    coarseSide: doublePrecision('coarse_side').notNull().default(0),
    district: district(),
    /** Id of the block, as {@link district}. */
    block: text('block').notNull().default(''),
    formId: formId(),
    hasPhoto: hasPhoto(),
    /** A reviewer confirmed or corrected the name; false for coarse places. */
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    /** Period of the licence under which a phone sent the record, see `record_licence`. */
    licencePeriod: smallint('licence_period').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.recordId] }),
    // For views closer than the finest cells; a row of cells of that level is 1,024 steps high.
    index('public_place_near').on(sql`(${table.mapRow} / 1024)`, table.mapColumn),
    index('public_place_stale').on(table.recordId).where(sql`${table.isStale}`),
    index('public_place_id').on(table.publicId),
    // The orders of the table of records; ties are in the order of the random ids.
    index('public_place_day').on(table.day, table.publicId),
    index('public_place_species').on(table.species, table.day, table.publicId),
    index('public_place_district').on(table.district, table.day, table.publicId),
    index('public_place_block').on(table.block, table.day, table.publicId),
    index('public_place_confirmed').on(table.day, table.publicId).where(sql`${table.isConfirmed}`),
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
    species: species(),
    /** Position in the block, row by row. */
    cell: smallint('cell').notNull(),
    /** Each import has its own cells, so that it becomes visible at once. */
    importId: importId(),
    count: integer('count').notNull(),
    sumColumn: bigint('sum_column', { mode: 'number' }).notNull(),
    sumRow: bigint('sum_row', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.level, table.block, table.species, table.cell, table.importId],
    }),
  ],
);

/** Public records with the same values, and the sums of their steps, for counts in explore. */
export const occurrenceTally = pgTable(
  'occurrence_tally',
  {
    species: species(),
    district: district(),
    /** YYYYMM as a number, as in {@link publicPlace}. */
    month: integer('month').notNull(),
    formId: formId(),
    hasPhoto: hasPhoto(),
    importId: importId(),
    count: integer('count').notNull(),
    sumColumn: bigint('sum_column', { mode: 'number' }).notNull(),
    sumRow: bigint('sum_row', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      // A generated name would be longer than a name may be.
      name: 'occurrence_tally_key',
      columns: [
        table.species,
        table.district,
        table.month,
        table.formId,
        table.hasPhoto,
        table.importId,
      ],
    }),
    index('occurrence_tally_district').on(table.district, table.month),
  ],
);

export const publicImport = pgTable('public_import', {
  importId: bigint('import_id', { mode: 'number' }).primaryKey(),
  datasetId: integer('dataset_id').notNull(),
  isVisible: boolean('is_visible').notNull().default(false),
  /** Records up to this row id have places; null: all records. */
  placedTo: bigint('placed_to', { mode: 'number' }),
});
