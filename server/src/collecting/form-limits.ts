import { FORM_BYTES, FORM_FILES, FORM_UPLOAD_BYTES } from '@aranya/shared/contracts/administration';

/** A form that an administrator gives, see docs/administration.md. */
export const FORM_UPLOAD_LIMITS = {
  /** The XForm, in bytes. */
  xmlBytes: FORM_BYTES,
  /** The whole request, with the form's files, in bytes. */
  requestBytes: FORM_UPLOAD_BYTES,
  /** Files of one form. */
  files: FORM_FILES,
  /** Shape of the XForm; it is held in memory beside the version before. */
  xml: { depth: 200, elements: 300_000, attributes: 1_000 },
  /** Questions and groups of one form. */
  fields: 10_000,
  /** Longest path of a question, in characters. */
  pathCharacters: 1_000,
  /** Longest reference to a question as it is written, with `..` and prefixes, in characters. */
  referenceCharacters: 4_000,
  /** Longest formula, in characters: a cell of a spreadsheet has a third of it. */
  formulaCharacters: 100_000,
  /** Faults and warnings that are shown one by one. */
  shownFindings: 50,
  /** Questions that are shown. */
  shownQuestions: 500,
  /** Kept of a name or formula in a sentence, and of a question's label, in characters. */
  quotedCharacters: 100,
} as const;

/** Trying a form out before it is published. */
export const FORM_DRAFT_LIMITS = {
  /** Test records of one draft. */
  records: 200,
  /** The files of these together, in bytes. */
  bytes: 500_000_000,
  /** Species of a test record that are shown. */
  shownOccurrences: 6,
} as const;
