import { UnreadableXml } from '../../platform/xml/read-xml';
import type { FormMapping } from '../mapping/form-mapping';
import { type RecordStatements, statementsOf } from './record-statements';
import { IncompleteSubmission, readSubmissionDocument } from './submission-document';

/** Stored records and the mapping of their form. */
export interface RecordsToRead {
  mapping: FormMapping;
  records: readonly { id: number; xml: Uint8Array }[];
}

/** What a stored record says by the mapping that its form has now. */
export interface ReadAgain extends RecordStatements {
  id: number;
}

/** A task for a thread: reads stored records again. One that cannot be read says nothing. */
export async function readRecordsAgain({ mapping, records }: RecordsToRead): Promise<ReadAgain[]> {
  return records.map(({ id, xml }) => {
    try {
      return { id, ...statementsOf(readSubmissionDocument(xml), mapping) };
    } catch (error) {
      if (!(error instanceof UnreadableXml || error instanceof IncompleteSubmission)) throw error;
      return { id, observedOn: null, occurrences: [], forestAnswers: null };
    }
  });
}
