import type { TaskOf } from '../../../platform/heavy-work/heavy-work';
import type { AnswerRules } from '../../answers/answer-rules';
import type { ForestAnswers } from '../../mapping/forest-answers';
import type { FormMapping } from '../../mapping/form-mapping';
import { answeredDay, observationDay } from './observation-day';
import { readForestAnswers } from './read-forest-answers';
import { explainOccurrences, type Occurrence, readOccurrences } from './read-occurrences';
import { readSubmissionDocument, type SubmissionDocument } from './submission-document';

export interface RecordStatements {
  /** `YYYY-MM-DD` in India; null if unknown. */
  readonly observedOn: string | null;
  readonly occurrences: readonly Occurrence[];
  /** Null if the form has no question of the forest questionnaire, or none is answered. */
  readonly forestAnswers: ForestAnswers | null;
}

export const statementsOf = (
  document: Pick<SubmissionDocument, 'root' | 'encrypted'>,
  mapping: FormMapping,
  rules: AnswerRules,
): RecordStatements => ({
  observedOn: observationDay(document.root, mapping.date),
  occurrences: readOccurrences(document, mapping, rules),
  forestAnswers: readForestAnswers(document, mapping),
});

export async function explainRecord({
  xml,
  mapping,
  rules,
}: {
  xml: Uint8Array;
  mapping: FormMapping;
  rules: AnswerRules;
}) {
  const document = readSubmissionDocument(xml);
  return {
    date: answeredDay(document.root, mapping.date),
    occurrences: explainOccurrences(document, mapping, rules),
  };
}

export const EXPLAIN_RECORD: TaskOf<typeof explainRecord> = {
  name: 'explainRecord',
  lane: 'records',
};
