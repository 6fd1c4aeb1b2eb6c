import { FORM_BYTES, FORM_FILES, FORM_UPLOAD_BYTES } from '@aranya/shared/contracts/administration';

/** Limits of a form that an administrator uploads, see docs/administration.md. */
export const FORM_UPLOAD_LIMITS = {
  /** Maximum size of the XForm, in bytes. */
  xmlBytes: FORM_BYTES,
  /** Maximum size of the whole request with the files of the form, in bytes. */
  requestBytes: FORM_UPLOAD_BYTES,
  files: FORM_FILES,
  /** Limits of the XForm's structure; the XForm is in memory together with its previous version. */
  xml: { depth: 200, elements: 300_000, attributes: 1_000 },
  /** Maximum number of questions and groups of one form. */
  fields: 10_000,
  /** Longest path of a question, in characters. */
  pathCharacters: 1_000,
  /** Longest reference to a question as written in the form, with `..` and prefixes, in characters. */
  referenceCharacters: 4_000,
  /** Longest formula, in characters; a spreadsheet cell holds a third of it. */
  formulaCharacters: 100_000,
  /** Maximum depth of nested brackets in one formula. */
  formulaDepth: 200,
  /** Number of different formulas of a form, and their total length, in characters. */
  formulas: 50_000,
  allFormulaCharacters: 2_000_000,
  /** Number of questions that are read from one formula. */
  formulaReferences: 1_000,
  /** Longest name of a choice that is read, in characters. */
  choiceNameCharacters: 1_000,
  /** Maximum number of choices of a species question that are read. */
  choices: 20_000,
  /** Total size of the files with choices that are read, in bytes; larger ones are left out. */
  choiceBytes: 20_000_000,
  /** Number of faults and warnings that are shown one by one. */
  shownFindings: 50,
  /** Number of questions that are shown. */
  shownQuestions: 500,
  /** Length to which names, formulas and labels are cut in a message, in characters. */
  quotedCharacters: 100,
} as const;

export const FORM_DRAFT_LIMITS = {
  /** Maximum number of test records per draft. */
  records: 200,
  /** Total size of the test records' files, in bytes. */
  bytes: 500_000_000,
  /** Number of species shown per test record. */
  shownOccurrences: 6,
} as const;
