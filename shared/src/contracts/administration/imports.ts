import * as z from 'zod/mini';
import { FIELD_LIMITS, optionalText, requiredText } from '../fields';

/** What a file holds that an administrator gives. */
export const ImportKind = z.enum(['species', 'field-sites', 'blocks', 'cards']);
export type ImportKind = z.infer<typeof ImportKind>;

/** Largest file, in bytes. Larger ones are imported by the operator's command. */
export const UPLOAD_BYTES = 50_000_000;

/** States whose blocks the map shows. */
export const BLOCK_STATES = ['Odisha', 'Himachal Pradesh'] as const;

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
  /** What to do. */
  sentence: z.string(),
});
export type RefusedRecord = z.infer<typeof RefusedRecord>;

/** How an import ended. */
export const ImportAnswer = z.object({
  /** `checked`: nothing was kept, but it would be taken. */
  status: z.enum(['complete', 'checked', 'refused']),
  /** Why the whole file was refused; null where its records were. */
  sentence: z.nullable(z.string()),
  recordsRead: z.number(),
  recordsTaken: z.number(),
  recordsRefused: z.number(),
  /** Of the taken ones, those that stand for one that was there. */
  recordsReplaced: z.number(),
  /** Sentences about how the file was understood: which columns were read, guessed and ignored. */
  notes: z.optional(z.array(z.string())),
  /** Names of the columns that a person may point at instead. */
  columns: z.optional(z.array(z.string())),
  /** The first refused records. */
  refused: z.array(RefusedRecord),
  /** Those and more as a table; null where none was refused. */
  report: z.nullable(z.string()),
});
export type ImportAnswer = z.infer<typeof ImportAnswer>;
