import type { AnswerRules } from '../../answers/answer-rules';
import type { ForestAnswers } from '../../mapping/forest-answers';
import type { FormMapping } from '../../mapping/form-mapping';
import { observationDay } from './observation-day';
import { readForestAnswers } from './read-forest-answers';
import { type Occurrence, readOccurrences } from './read-occurrences';
import type { SubmissionDocument } from './submission-document';

/** Data that the mapping of a form extracts from a record, as plain data. */
export interface RecordStatements {
  /** `YYYY-MM-DD` in India; null if unknown. */
  readonly observedOn: string | null;
  readonly occurrences: readonly Occurrence[];
  /** Null if the form has no question of the forest questionnaire, or none is answered. */
  readonly forestAnswers: ForestAnswers | null;
}

/** Extracts all mapped data from a record, whether it was sent here or imported from ODK Central. */
export const statementsOf = (
  document: Pick<SubmissionDocument, 'root' | 'encrypted'>,
  mapping: FormMapping,
  rules: AnswerRules,
): RecordStatements => ({
  observedOn: observationDay(document.root, mapping.date),
  occurrences: readOccurrences(document, mapping, rules),
  forestAnswers: readForestAnswers(document, mapping),
});
