import type { ForestAnswers } from '../mapping/forest-answers';
import type { FormMapping } from '../mapping/form-mapping';
import { observationDay } from './observation-day';
import { readForestAnswers } from './read-forest-answers';
import { type Occurrence, readOccurrences } from './read-occurrences';
import type { SubmissionDocument } from './submission-document';

/** What a record says by the mapping of its form, as plain data. */
export interface RecordStatements {
  /** `YYYY-MM-DD` in India; null where the record does not say. */
  readonly observedOn: string | null;
  readonly occurrences: readonly Occurrence[];
  /** Null where the form asks nothing of the forest questionnaire, or the record does not say. */
  readonly forestAnswers: ForestAnswers | null;
}

/** Everything that the mapping of a form makes of a record, wherever the record comes from. */
export const statementsOf = (
  document: Pick<SubmissionDocument, 'root' | 'encrypted'>,
  mapping: FormMapping,
): RecordStatements => ({
  observedOn: observationDay(document.root, mapping.date),
  occurrences: readOccurrences(document, mapping),
  forestAnswers: readForestAnswers(document, mapping),
});
