import type { Licence } from '@aranya/shared/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/columns';
import type { RefusalCount } from './refusals/refusal';
import type { RefusalReason } from './refusals/refusal-reasons';

/** Occurrences that came from one source, such as a herbarium or an earlier survey. */
export const dataset = pgTable('dataset', {
  id: serial('id').primaryKey(),
  name: text('name').notNull().unique(),
  /** Whether the home page counts its records and species. */
  counted: boolean('counted').notNull().default(false),
  /** Licence of its records; null: none was chosen, and downloads leave them out. */
  licence: text('licence').$type<Licence>(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** State of an import; the public sees only `complete` ones. */
export type ImportState = 'running' | 'complete' | 'refused';

export const dataImport = pgTable(
  'data_import',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').$type<'occurrences' | 'species' | 'field-sites'>().notNull(),
    datasetId: integer('dataset_id').references(() => dataset.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    /** Lower-case hex of the file's bytes. */
    sha256: text('sha256').notNull(),
    keepGood: boolean('keep_good').notNull(),
    state: text('state').$type<ImportState>().notNull().default('running'),
    /** A process that takes over writes its own name, and the previous one stops. */
    runner: text('runner').notNull(),
    /** Includes refused records. */
    recordsRead: integer('records_read').notNull().default(0),
    recordsTaken: integer('records_taken').notNull().default(0),
    reasons: jsonb('reasons').$type<RefusalCount[]>().notNull().default([]),
    startedAt: moment('started_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('data_import_running')
      .on(table.datasetId, table.sha256, table.keepGood)
      .where(sql`${table.state} = 'running'`),
  ],
);

const importId = () =>
  bigint('import_id', { mode: 'number' })
    .notNull()
    .references(() => dataImport.id, { onDelete: 'cascade' });

export const dataImportRefusal = pgTable(
  'data_import_refusal',
  {
    importId: importId(),
    record: integer('record').notNull(),
    field: text('field').notNull(),
    value: text('value').notNull(),
    reason: text('reason').$type<RefusalReason>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.record] })],
);

/** Terms are those of Darwin Core. */
export const importedOccurrence = pgTable(
  'imported_occurrence',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    importId: importId(),
    /** occurrenceID; a hash of the record's content when the file has none. */
    occurrenceId: text('occurrence_id').notNull(),
    /** Number of the record in the file, from 1. */
    record: integer('record').notNull(),
    /** Genus and species in lower case, without authors: the key of map queries. */
    species: text('species').notNull(),
    /** Name as written in the file. */
    scientificName: text('scientific_name'),
    vernacularName: text('vernacular_name'),
    /** WGS84 degrees. */
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** coordinateUncertaintyInMeters. */
    uncertainty: doublePrecision('uncertainty'),
    /** ISO 8601 date or interval. */
    eventDate: text('event_date'),
    /** Data that the publisher withheld or generalised. */
    informationWithheld: text('information_withheld'),
  },
  (table) => [
    unique('imported_occurrence_of_import').on(table.importId, table.occurrenceId),
    // Map queries select a species in a box and read no other columns.
    index('imported_occurrence_place').on(
      table.species,
      table.latitude,
      table.longitude,
      table.importId,
    ),
  ],
);

/** Records of each species in a dataset, counted when an import becomes visible. */
export const datasetSpecies = pgTable(
  'dataset_species',
  {
    datasetId: integer('dataset_id')
      .notNull()
      .references(() => dataset.id, { onDelete: 'cascade' }),
    species: text('species').notNull(),
    records: integer('records').notNull(),
  },
  (table) => [primaryKey({ columns: [table.datasetId, table.species] })],
);
