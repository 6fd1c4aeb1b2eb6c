import * as z from 'zod/mini';
import { Language } from '../languages/languages';

/** Largest XForm or XLSForm, in bytes. */
export const FORM_BYTES = 5_000_000;

/** Largest upload of a form with its files, in bytes. */
export const FORM_UPLOAD_BYTES = 50_000_000;

/** Maximum number of media files per form. */
export const FORM_FILES = 200;

/**
 * POST administration/forms, with `multipart/form-data` as its body: the XForm or XLSForm (.xlsx)
 * is the part `form`, each media file a part `media` with its name.
 */
export const FormUploadQuery = z.object({
  /** `yes`: reports how the form is understood and its faults, and stores nothing. */
  check: z._default(z.enum(['yes', 'no']), 'no'),
  /**
   * Access to a new form: everybody, or people with its PIN. A known form does not change its kind.
   */
  kind: z._default(z.enum(['open', 'targeted']), 'targeted'),
  /** With ODK Central: `yes` publishes the form in spite of Central's warnings. */
  acceptWarnings: z.optional(z.enum(['yes', 'no'])),
});
export type FormUploadQuery = z.infer<typeof FormUploadQuery>;

/** An error or warning about a form, for its author. */
export const FormFinding = z.object({
  /** Line of the XForm, from 1; null if the finding concerns the whole form. */
  line: z.nullable(z.number()),
  /** Sentence in the language of `accept-language`, unless another program wrote it. */
  sentence: z.string(),
  /**
   * Language of the sentence. Messages of pyxform are in English; if absent, the sentence is in
   * English.
   */
  language: z.optional(Language),
  /**
   * Part of the sentence that another program wrote, in English; absent if the sentence has one
   * language.
   */
  words: z.optional(z.string()),
  /** Cell of an XLSForm; absent if unknown. */
  cell: z.optional(
    z.object({
      /** Name of the sheet, such as `survey`. */
      sheet: z.nullable(z.string()),
      /** Row from 1, as in the spreadsheet. */
      row: z.nullable(z.number()),
    }),
  ),
});
export type FormFinding = z.infer<typeof FormFinding>;

/** The first findings, and the number of all. */
export const FormFindings = z.object({ count: z.number(), kept: z.array(FormFinding) });
export type FormFindings = z.infer<typeof FormFindings>;

/**
 * Reason why records of a form are on the map: the form has a question for the `species`, or only
 * for the `species-type`. Otherwise the reason why they are not: they are encrypted, the form has
 * no question for the species or the place, no choice of species is on the species lists, or the
 * form is the trial form.
 */
export const MapReason = z.enum([
  'species',
  'species-type',
  'encrypted',
  'no-species',
  'no-place',
  'unknown-species',
  'trial',
]);
export type MapReason = z.infer<typeof MapReason>;

/** Summary of a parsed form. */
export const UnderstoodForm = z.object({
  formId: z.string(),
  title: z.string(),
  /** Empty if the form has none. */
  version: z.string(),
  /** Version that phones have until now; null for a new form. */
  versionBefore: z.nullable(z.string()),
  kind: z.enum(['trial', 'open', 'targeted']),
  languages: z.array(z.string()),
  /** The first questions, in the form's order. */
  questions: z.array(
    z.object({
      /** Path below the root, such as `plot/photo`. */
      path: z.string(),
      /** Data type, such as `geopoint`. */
      type: z.string(),
      /** Label in the form's first language. */
      label: z.string(),
    }),
  ),
  questionCount: z.number(),
  /** Names of media files that the form uses. */
  media: z.array(z.string()),
  /** Whether records of the form can appear on the map; `mapReason` gives the reason. */
  onMap: z.boolean(),
  /** Absent in answers of the previous release. */
  mapReason: z.optional(MapReason),
});
export type UnderstoodForm = z.infer<typeof UnderstoodForm>;

/** GET administration/form-converter */
export const FormConverterAnswer = z.object({
  /** Whether XLSForms can be converted, which requires pyxform. */
  xlsForms: z.boolean(),
});
export type FormConverterAnswer = z.infer<typeof FormConverterAnswer>;

/** Result of an upload. A faulty form is not an error of the call. */
export const FormUploadAnswer = z.object({
  /** `refused`: the form has faults, and nothing was stored. */
  status: z.enum(['published', 'checked', 'refused']),
  /** Row id of the published form. */
  id: z.nullable(z.number()),
  /** Null if not even the form's id could be read. */
  understood: z.nullable(UnderstoodForm),
  faults: FormFindings,
  warnings: FormFindings,
  /** ODK Central only warns: a second upload with `acceptWarnings` publishes the form. */
  centralWarns: z.optional(z.boolean()),
});
export type FormUploadAnswer = z.infer<typeof FormUploadAnswer>;
