import * as z from 'zod/mini';
import { Language } from '../languages';

/** Largest XForm or XLSForm, in bytes. */
export const FORM_BYTES = 5_000_000;

/** Largest upload of a form with its files, in bytes. */
export const FORM_UPLOAD_BYTES = 50_000_000;

/** Files that go with one form. */
export const FORM_FILES = 200;

/**
 * POST administration/forms, with `multipart/form-data` as its body: the XForm, or an XLSForm
 * (.xlsx), as the part `form` and each file that goes with it as a part `media` with its name.
 */
export const FormUploadQuery = z.object({
  /** `yes`: says what was understood and what is wrong, and keeps nothing. */
  check: z._default(z.enum(['yes', 'no']), 'no'),
  /** Who may have a form that is new: everybody, or people who know its PIN. A known form keeps its kind. */
  kind: z._default(z.enum(['open', 'targeted']), 'targeted'),
  /** With ODK Central: `yes` publishes the form also where Central warns of it. */
  acceptWarnings: z.optional(z.enum(['yes', 'no'])),
});
export type FormUploadQuery = z.infer<typeof FormUploadQuery>;

/** Something about a form that its author should know. */
export const FormFinding = z.object({
  /** Line of the XForm, from 1; null where it is about the whole form. */
  line: z.nullable(z.number()),
  /** In the language that `accept-language` asks for, where it is this server that says it. */
  sentence: z.string(),
  /** Of the sentence. What pyxform says is in English; a server that does not name it says everything so. */
  language: z.optional(Language),
  /** Part of the sentence that another program said, in English; absent where all is in one language. */
  words: z.optional(z.string()),
  /** In an XLSForm: where it is. Absent where that is not known. */
  cell: z.optional(
    z.object({
      /** Such as `survey`. */
      sheet: z.nullable(z.string()),
      /** From 1, as the spreadsheet counts. */
      row: z.nullable(z.number()),
    }),
  ),
});
export type FormFinding = z.infer<typeof FormFinding>;

/** Findings: the first of them, and how many there are. */
export const FormFindings = z.object({ count: z.number(), kept: z.array(FormFinding) });
export type FormFindings = z.infer<typeof FormFindings>;

/** What was understood of a form. */
export const UnderstoodForm = z.object({
  formId: z.string(),
  title: z.string(),
  /** Empty where the form has none. */
  version: z.string(),
  /** Version that phones have until now; null for a form that is new. */
  versionBefore: z.nullable(z.string()),
  kind: z.enum(['trial', 'open', 'targeted']),
  languages: z.array(z.string()),
  /** The first questions, in the form's order. */
  questions: z.array(
    z.object({
      /** Below the root, such as `plot/photo`. */
      path: z.string(),
      /** Such as `geopoint`. */
      type: z.string(),
      /** In the form's first language. */
      label: z.string(),
    }),
  ),
  questionCount: z.number(),
  /** Files that the form names. */
  media: z.array(z.string()),
  /** Whether records of it reach the map: a question is known to ask for the species or its type. */
  onMap: z.boolean(),
});
export type UnderstoodForm = z.infer<typeof UnderstoodForm>;

/** GET administration/form-converter */
export const FormConverterAnswer = z.object({
  /** Whether XLSForms are converted here: pyxform is there. */
  xlsForms: z.boolean(),
});
export type FormConverterAnswer = z.infer<typeof FormConverterAnswer>;

/** How an upload ended. A form that is wrong is no error of the call. */
export const FormUploadAnswer = z.object({
  /** `refused`: it has faults, and nothing was kept. */
  status: z.enum(['published', 'checked', 'refused']),
  /** Row id of the published form. */
  id: z.nullable(z.number()),
  /** Null where not even the form's id could be read. */
  understood: z.nullable(UnderstoodForm),
  faults: FormFindings,
  warnings: FormFindings,
  /** ODK Central only warns of the form: sent again with `acceptWarnings`, it is published. */
  centralWarns: z.optional(z.boolean()),
});
export type FormUploadAnswer = z.infer<typeof FormUploadAnswer>;
