import type { TaskOf } from '../../../platform/heavy-work/heavy-work';
import { UnreadableXml } from '../../../platform/xml/read-xml';
import { type AnswerRules, NO_RULES } from '../../answers/answer-rules';
import type { FormMapping } from '../../mapping/form-mapping';
import { type RecordStatements, statementsOf } from '../reading/record-statements';
import { IncompleteSubmission, readSubmissionDocument } from '../reading/submission-document';

export interface RecordsToRead {
  mapping: FormMapping;
  rules: ReadonlyMap<number | null, AnswerRules>;
  records: readonly { id: number; formVersionId: number | null; xml: Uint8Array }[];
}

export interface ReadAgain extends RecordStatements {
  id: number;
}

/** An unreadable record gives no statements. */
export async function readRecordsAgain({
  mapping,
  rules,
  records,
}: RecordsToRead): Promise<ReadAgain[]> {
  return records.map(({ id, formVersionId, xml }) => {
    try {
      const ofVersion = rules.get(formVersionId) ?? NO_RULES;
      return { id, ...statementsOf(readSubmissionDocument(xml), mapping, ofVersion) };
    } catch (error) {
      if (!(error instanceof UnreadableXml || error instanceof IncompleteSubmission)) throw error;
      return { id, observedOn: null, occurrences: [], forestAnswers: null };
    }
  });
}

export const READ_RECORDS_AGAIN: TaskOf<typeof readRecordsAgain> = {
  name: 'readRecordsAgain',
  lane: 'records',
};
