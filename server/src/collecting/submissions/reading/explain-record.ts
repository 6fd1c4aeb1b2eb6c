import type { TaskOf } from '../../../platform/heavy-work/heavy-work';
import type { AnswerRules } from '../../answers/answer-rules';
import type { FormMapping } from '../../mapping/form-mapping';
import { answeredDay } from './observation-day';
import { explainOccurrences, type ReadOccurrence } from './read-occurrences';
import { readSubmissionDocument } from './submission-document';

/** A stored record with the data of its form that is needed to read it. */
export interface RecordToExplain {
  xml: Uint8Array;
  mapping: FormMapping;
  rules: AnswerRules;
}

/** Date and occurrences that were read from a record, with the questions that were used. */
export interface ExplainedRecord {
  /** Null if no question for the date has an answer. */
  date: { day: string; path: string } | null;
  occurrences: readonly ReadOccurrence[];
}

/** Worker task that reads a record and says which questions were used. */
export async function explainRecord({
  xml,
  mapping,
  rules,
}: RecordToExplain): Promise<ExplainedRecord> {
  const document = readSubmissionDocument(xml);
  return {
    date: answeredDay(document.root, mapping.date),
    occurrences: explainOccurrences(document, mapping, rules),
  };
}

/** Task that `worker.ts` exports. */
export const EXPLAIN_RECORD: TaskOf<typeof explainRecord> = {
  name: 'explainRecord',
  lane: 'records',
};
