import * as z from 'zod/mini';
import { exactText, FIELD_LIMITS, optionalText, requiredText } from '../fields/fields';
import { message } from '../fields/message';
import { Language } from '../languages/languages';

/** Darwin Core terms that an import reads; others are ignored. Names of people are not stored. */
export const OCCURRENCE_TERMS = [
  'occurrenceID',
  'scientificName',
  'vernacularName',
  'decimalLatitude',
  'decimalLongitude',
  'geodeticDatum',
  'coordinateUncertaintyInMeters',
  'eventDate',
  'year',
  'month',
  'day',
  'countryCode',
  'occurrenceStatus',
  'basisOfRecord',
  'informationWithheld',
  'dataGeneralizations',
] as const;
export type OccurrenceTerm = (typeof OCCURRENCE_TERMS)[number];

/** Order of day and month in dates such as 12/03/2024. */
export const DATE_ORDERS = ['day-first', 'month-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

export const ImportKind = z.enum(['species', 'occurrences', 'field-sites', 'blocks', 'cards']);
export type ImportKind = z.infer<typeof ImportKind>;

/** Largest file, in bytes. The operator's command imports larger files. */
export const UPLOAD_BYTES = 50_000_000;

/** Limits of an occurrences file, in bytes and records: such an import takes seconds. */
export const OCCURRENCES_BYTES = 20_000_000;
export const OCCURRENCES_RECORDS = 100_000;

/** Longest name of a dataset, in characters. */
export const DATASET_CHARACTERS = 100;

/**
 * Maximum characters of the stated columns in the URL: letters of Indian scripts take nine
 * characters each there, and servers accept lines of 8 kB.
 */
export const STATED_COLUMNS_CHARACTERS = 6_000;

/** States whose blocks the map shows. */
export const BLOCK_STATES = ['Odisha', 'Himachal Pradesh'] as const;

const isWithin = (text: string) =>
  new URLSearchParams({ text }).toString().length <= STATED_COLUMNS_CHARACTERS;

const yesOrNo = z._default(z.enum(['yes', 'no']), 'no');

/** POST administration/imports, with the file as its body (`application/octet-stream`). */
export const ImportQuery = z.object({
  kind: ImportKind,
  /** Name that the person gives the file. */
  name: requiredText(FIELD_LIMITS.siteName),
  /** With `blocks`: their state. All blocks of that state are replaced. */
  state: z._default(optionalText(FIELD_LIMITS.name), ''),
  /**
   * With `blocks`: the property with the state's name; features of other states are then ignored.
   * Empty or absent: detected.
   */
  stateFrom: z.optional(optionalText(FIELD_LIMITS.name)),
  /** With `blocks`: the property with the district's name. Empty or absent: detected. */
  districtFrom: z.optional(optionalText(FIELD_LIMITS.name)),
  /** With `blocks`: the property with the block's name. Empty or absent: detected. */
  blockFrom: z.optional(optionalText(FIELD_LIMITS.name)),
  /** With `occurrences`, required: the dataset of the records; ids are unique within it. */
  dataset: z.optional(optionalText(DATASET_CHARACTERS)),
  /** With `occurrences`: `yes` replaces all earlier records of the dataset. */
  replace: z.optional(z.enum(['yes', 'no'])),
  /**
   * With `occurrences`: order of day and month in dates such as 12/03/2024. Absent: a file with
   * such dates is refused with a question, which quotes other dates of the file.
   */
  dates: z.optional(z.enum(DATE_ORDERS)),
  /**
   * With `occurrences` and `field-sites`: columns that the person chose, as a JSON object of column
   * names by field, such as `{"eventDate":"Seen on"}`; an empty name excludes the field.
   */
  columns: z.optional(
    exactText(
      STATED_COLUMNS_CHARACTERS,
      z.refine(
        (text) => isWithin(text),
        message(
          'The names of the chosen columns are too long together. Give some of them shorter names in the file.',
        ),
      ),
    ),
  ),
  /** `yes`: validates the file and stores nothing. */
  check: yesOrNo,
  /**
   * `yes`: imports valid records and skips the others. Otherwise one invalid record refuses the
   * file.
   */
  keepGood: yesOrNo,
});
export type ImportQuery = z.infer<typeof ImportQuery>;

/** A refused record with its first fault. */
export const RefusedRecord = z.object({
  /** Number of the record from 1; the header does not count. */
  record: z.number(),
  field: z.string(),
  /** The faulty value, shortened. */
  value: z.string(),
  /** Advice in the language of `accept-language`. */
  sentence: z.string(),
  /** Language of the sentence; if absent, English. */
  language: z.optional(Language),
  /**
   * Part of the sentence that another program wrote, in English; absent if the sentence has one
   * language.
   */
  words: z.optional(z.string()),
});
export type RefusedRecord = z.infer<typeof RefusedRecord>;

/** A column of a file with sample values. */
export const FileColumn = z.object({
  name: z.string(),
  /** First texts of the column that are not empty, at most three, shortened. */
  values: z.array(z.string()),
});
export type FileColumn = z.infer<typeof FileColumn>;

/** A field that an import can read, and the column that it was read from. */
export const ReadField = z.object({
  /** Name of the field, such as `eventDate`. */
  field: z.string(),
  /** Column that is read; null if no column has the field. */
  column: z.nullable(z.string()),
  /**
   * `stated`: chosen by the person; `exact`: the column has the field's name; `guessed`: it has
   * another known name.
   */
  how: z.nullable(z.enum(['stated', 'exact', 'guessed'])),
});
export type ReadField = z.infer<typeof ReadField>;

/** Public view of a checked file of occurrences. */
export const ImportPreview = z.object({
  /** Number of records of listed species, which the public sees. */
  publicRecords: z.number(),
  /** Number of records that are not on the map, because no species list has their names. */
  otherRecords: z.number(),
  /** The first public records. */
  records: z.array(
    z.object({
      /** Number of the record from 1. */
      record: z.number(),
      /** Genus and species in lower case. */
      species: z.string(),
      /** Place that the public sees, in WGS84 degrees. */
      latitude: z.number(),
      longitude: z.number(),
      /** Side of the cell in whose middle a protected place is shown, in degrees; null: the exact place. */
      cellDegrees: z.nullable(z.number()),
      /** ISO 8601 date or interval. */
      eventDate: z.nullable(z.string()),
    }),
  ),
});

export const ImportAnswer = z.object({
  /** `checked`: valid, but nothing was stored. */
  status: z.enum(['complete', 'checked', 'refused']),
  /** Reason why the whole file was refused; null if single records were refused. */
  sentence: z.nullable(z.string()),
  /** Language of the sentence; if absent, English. */
  language: z.optional(Language),
  /** Part of the sentence that another program wrote, in English. */
  words: z.optional(z.string()),
  recordsRead: z.number(),
  recordsTaken: z.number(),
  recordsRefused: z.number(),
  /** Number of imported records that replaced an earlier record. */
  recordsReplaced: z.number(),
  /** Sentences that say which columns were read, guessed and ignored. */
  notes: z.optional(z.array(z.string())),
  /** Language of each note; if absent, English. */
  noteLanguages: z.optional(z.array(Language)),
  /** Columns that the person may choose instead. */
  columns: z.optional(z.array(z.string())),
  /** With `occurrences` and `field-sites`: the columns and the fields read from them. */
  mapping: z.optional(z.object({ columns: z.array(FileColumn), fields: z.array(ReadField) })),
  /** Present with `occurrences` that were only checked. */
  preview: z.optional(ImportPreview),
  /** The first refused records. */
  refused: z.array(RefusedRecord),
  /** Refused records as a table; null if none was refused. */
  report: z.nullable(z.string()),
});
export type ImportAnswer = z.infer<typeof ImportAnswer>;
