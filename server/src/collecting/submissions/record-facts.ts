import type { ForestAnswers } from '../mapping/forest-answers';
import type { FormMapping } from '../mapping/form-mapping';
import { expectedFileNames } from './expected-file-names';
import { observationDay } from './observation-day';
import { readForestAnswers } from './read-forest-answers';
import { type Occurrence, readOccurrences } from './read-occurrences';
import type { SubmissionDocument } from './submission-document';

/** Which record it is and of which form, as plain data. */
export type RecordIdentity = Omit<SubmissionDocument, 'root'>;

/** What must be known of a form to read its records. */
export interface FormOfRecord {
  /** Paths of the upload questions below the root, of the record's version. */
  readonly uploadPaths: readonly string[];
  readonly mapping: FormMapping;
}

/** What a record says that is kept beside it, as plain data. */
export interface RecordFacts {
  /** Names of the files that belong to it. */
  readonly fileNames: readonly string[];
  /** `YYYY-MM-DD` in India. */
  readonly observedOn: string | null;
  readonly occurrences: readonly Occurrence[];
  /** Null where the form asks nothing of the forest questionnaire, or the record does not say. */
  readonly forestAnswers: ForestAnswers | null;
}

export const identityOf = ({ root, ...identity }: SubmissionDocument): RecordIdentity => identity;

/** @throws IncompleteSubmission as {@link expectedFileNames} */
export const factsOf = (
  document: SubmissionDocument,
  { uploadPaths, mapping }: FormOfRecord,
): RecordFacts => ({
  fileNames: expectedFileNames(document, uploadPaths),
  observedOn: observationDay(document.root, mapping.date),
  occurrences: readOccurrences(document, mapping),
  forestAnswers: readForestAnswers(document, mapping),
});
