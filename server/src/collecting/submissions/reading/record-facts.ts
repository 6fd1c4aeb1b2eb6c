import type { AnswerRules } from '../../answers/answer-rules';
import type { FormMapping } from '../../mapping/form-mapping';
import { expectedFileNames } from './expected-file-names';
import { type RecordStatements, statementsOf } from './record-statements';
import type { SubmissionDocument } from './submission-document';

/** Form, version and ids of a record, as plain data. */
export type RecordIdentity = Omit<SubmissionDocument, 'root'>;

/** Data of a form that is needed to read its records. */
export interface FormOfRecord {
  /** Paths of the upload questions below the root, in the record's version. */
  readonly uploadPaths: readonly string[];
  readonly mapping: FormMapping;
  readonly rules: AnswerRules;
}

/** Facts of a record that are stored beside it. Plain data, so that worker threads can return it. */
export interface RecordFacts extends RecordStatements {
  readonly fileNames: readonly string[];
}

export const identityOf = ({ root, ...identity }: SubmissionDocument): RecordIdentity => identity;

/** @throws IncompleteSubmission as {@link expectedFileNames} */
export const factsOf = (
  document: SubmissionDocument,
  { uploadPaths, mapping, rules }: FormOfRecord,
): RecordFacts => ({
  fileNames: expectedFileNames(document, uploadPaths),
  ...statementsOf(document, mapping, rules),
});
