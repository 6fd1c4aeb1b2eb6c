import * as z from 'zod/mini';
import { exactText, FIELD_LIMITS, optionalText, requiredText } from '../fields';
import { Language } from '../languages';
import { message } from '../message';

/** Terms of Darwin Core that are read of occurrences; others are passed over. Names of people are not kept. */
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

/** What a file holds that an administrator gives. */
export const ImportKind = z.enum(['species', 'occurrences', 'field-sites', 'blocks', 'cards']);
export type ImportKind = z.infer<typeof ImportKind>;

/** Largest file, in bytes. Larger ones are imported by the operator's command. */
export const UPLOAD_BYTES = 50_000_000;

/** Largest file of occurrences, in bytes, and most records in one: an import of that size is over in seconds. */
export const OCCURRENCES_BYTES = 20_000_000;
export const OCCURRENCES_RECORDS = 100_000;

/** Longest name of a dataset, in characters. */
export const DATASET_CHARACTERS = 100;

/**
 * Most characters of the columns that a person pointed at, as an address has them: letters of Indian
 * scripts take nine each there, and servers take lines of 8 kB.
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
  /** What the person calls the file. */
  name: requiredText(FIELD_LIMITS.siteName),
  /** With `blocks`: whose they are. All blocks of the state are replaced. */
  state: z._default(optionalText(FIELD_LIMITS.name), ''),
  /**
   * With `blocks`: the property that holds the state's name; features of other states are then passed over.
   * Empty or missing where it is recognised.
   */
  stateFrom: z.optional(optionalText(FIELD_LIMITS.name)),
  /** With `blocks`: the property that holds the district's name; empty or missing where it is recognised. */
  districtFrom: z.optional(optionalText(FIELD_LIMITS.name)),
  /** The same for the block's name. */
  blockFrom: z.optional(optionalText(FIELD_LIMITS.name)),
  /** With `occurrences`: the source that they belong to; ids are unique in it. Needed there. */
  dataset: z.optional(optionalText(DATASET_CHARACTERS)),
  /** With `occurrences`: `yes` if the file stands for all that the dataset had. */
  replace: z.optional(z.enum(['yes', 'no'])),
  /**
   * With `occurrences` and `field-sites`: columns that a person pointed at, as a JSON object of their names
   * by what is read from them, such as `{"eventDate":"Seen on"}`; an empty name is for what is not read.
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
  /** `yes`: checks everything and keeps nothing. */
  check: yesOrNo,
  /** `yes`: takes the good records and leaves out the others. Otherwise one bad one refuses all. */
  keepGood: yesOrNo,
});
export type ImportQuery = z.infer<typeof ImportQuery>;

/** A record that was not taken, by its first fault. */
export const RefusedRecord = z.object({
  /** 1 is the first record of the file; the header is none. */
  record: z.number(),
  field: z.string(),
  /** What is there, shortened. */
  value: z.string(),
  /** What to do, in the language that `accept-language` asks for. */
  sentence: z.string(),
  /** Of the sentence; a server that does not name it says everything in English. */
  language: z.optional(Language),
  /** Part of the sentence that another program said, in English; absent where all is in one language. */
  words: z.optional(z.string()),
});
export type RefusedRecord = z.infer<typeof RefusedRecord>;

/** A column of a file, and what is in it. */
export const FileColumn = z.object({
  name: z.string(),
  /** The first texts in it that are not empty, at most three, shortened. */
  values: z.array(z.string()),
});
export type FileColumn = z.infer<typeof FileColumn>;

/** Something that can be read from a column, and from which it was. */
export const ReadField = z.object({
  /** Such as `eventDate`. */
  field: z.string(),
  /** Null where it is read from none. */
  column: z.nullable(z.string()),
  /** `stated`: a person pointed at it; `exact`: it has the field's name; `guessed`: another name of it. */
  how: z.nullable(z.enum(['stated', 'exact', 'guessed'])),
});
export type ReadField = z.infer<typeof ReadField>;

/** How an import ended. */
export const ImportAnswer = z.object({
  /** `checked`: nothing was kept, but it would be taken. */
  status: z.enum(['complete', 'checked', 'refused']),
  /** Why the whole file was refused; null where its records were. */
  sentence: z.nullable(z.string()),
  /** Of the sentence, as with a refused record. */
  language: z.optional(Language),
  /** Part of the sentence that another program said, as with a refused record. */
  words: z.optional(z.string()),
  recordsRead: z.number(),
  recordsTaken: z.number(),
  recordsRefused: z.number(),
  /** Of the taken ones, those that stand for one that was there. */
  recordsReplaced: z.number(),
  /** Sentences about how the file was understood: which columns were read, guessed and ignored. */
  notes: z.optional(z.array(z.string())),
  /** Of each note; a server that does not name them says them in English. */
  noteLanguages: z.optional(z.array(Language)),
  /** Names of the columns that a person may point at instead. */
  columns: z.optional(z.array(z.string())),
  /** With `occurrences` and `field-sites`, where the file has columns: what they are read as. */
  mapping: z.optional(z.object({ columns: z.array(FileColumn), fields: z.array(ReadField) })),
  /** The first refused records. */
  refused: z.array(RefusedRecord),
  /** Those and more as a table; null where none was refused. */
  report: z.nullable(z.string()),
});
export type ImportAnswer = z.infer<typeof ImportAnswer>;
