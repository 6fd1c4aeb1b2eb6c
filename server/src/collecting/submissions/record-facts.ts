import type { FormMapping } from '../mapping/form-mapping';
import { expectedFileNames } from './expected-file-names';
import { type RecordStatements, statementsOf } from './record-statements';
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
export interface RecordFacts extends RecordStatements {
  /** Names of the files that belong to it. */
  readonly fileNames: readonly string[];
}

export const identityOf = ({ root, ...identity }: SubmissionDocument): RecordIdentity => identity;

/** @throws IncompleteSubmission as {@link expectedFileNames} */
export const factsOf = (
  document: SubmissionDocument,
  { uploadPaths, mapping }: FormOfRecord,
): RecordFacts => ({
  fileNames: expectedFileNames(document, uploadPaths),
  ...statementsOf(document, mapping),
});
