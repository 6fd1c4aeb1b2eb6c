import { UnreadableXml } from '../../platform/xml/read-xml';
import type { ForestAnswers } from '../mapping/forest-answers';
import type { FormMapping } from '../mapping/form-mapping';
import { observationDay } from './observation-day';
import { readForestAnswers } from './read-forest-answers';
import { type Occurrence, readOccurrences } from './read-occurrences';
import { IncompleteSubmission, readSubmissionDocument } from './submission-document';

/** Stored records and the mapping of their form. */
export interface RecordsToRead {
  mapping: FormMapping;
  records: readonly { id: number; xml: Uint8Array }[];
}

/** What a stored record says by the mapping that its form has now. */
export interface ReadAgain {
  id: number;
  observedOn: string | null;
  occurrences: readonly Occurrence[];
  forestAnswers: ForestAnswers | null;
}

/** A task for a thread: reads stored records again. One that cannot be read says nothing. */
export async function readRecordsAgain({ mapping, records }: RecordsToRead): Promise<ReadAgain[]> {
  return records.map(({ id, xml }) => {
    try {
      const document = readSubmissionDocument(xml);
      return {
        id,
        observedOn: observationDay(document.root, mapping.date),
        occurrences: readOccurrences(document, mapping),
        forestAnswers: readForestAnswers(document, mapping),
      };
    } catch (error) {
      if (!(error instanceof UnreadableXml || error instanceof IncompleteSubmission)) throw error;
      return { id, observedOn: null, occurrences: [], forestAnswers: null };
    }
  });
}
