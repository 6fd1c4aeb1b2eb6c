import { observationDay } from './observation-day';
import { type Occurrence, readOccurrences } from './read-occurrences';
import type { SubmissionDocument } from './submission-document';

/** What a record says that is kept beside it, as plain data. */
export interface RecordFacts extends Omit<SubmissionDocument, 'root'> {
  /** `YYYY-MM-DD` in India, by the phone's clock. */
  readonly observedOn: string | null;
  readonly occurrences: readonly Occurrence[];
}

/** The facts of a record that was read. */
export function factsOf({ root, ...identity }: SubmissionDocument): RecordFacts {
  return {
    ...identity,
    observedOn: observationDay(root),
    occurrences: readOccurrences({ root, encrypted: identity.encrypted }),
  };
}
