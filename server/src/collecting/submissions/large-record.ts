import { UnreadableXml } from '../../platform/xml/read-xml';
import {
  type FormOfRecord,
  factsOf,
  identityOf,
  type RecordFacts,
  type RecordIdentity,
} from './record-facts';
import { IncompleteSubmission, readSubmissionDocument } from './submission-document';

/** Errors that a sender is told; between threads an error would lose its class. */
const FORESEEN = { UnreadableXml, IncompleteSubmission };

/** What was read, or why it is refused. */
export type Foreseen<Result> =
  | { result: Result }
  | { refusal: keyof typeof FORESEEN; message: string };

/** A task for a thread: which record it is. */
export const largeRecordIdentity = async (xml: Uint8Array): Promise<Foreseen<RecordIdentity>> =>
  foreseen(() => identityOf(readSubmissionDocument(xml)));

/** A large record and what is known of its form. */
export interface LargeRecord extends FormOfRecord {
  xml: Uint8Array;
}

/** A task for a thread: what a record says that is kept beside it. */
export const largeRecordFacts = async ({
  xml,
  ...form
}: LargeRecord): Promise<Foreseen<RecordFacts>> =>
  foreseen(() => factsOf(readSubmissionDocument(xml), form));

/** @throws UnreadableXml or IncompleteSubmission where the thread refused it. */
export function resultOf<Result>(answer: Foreseen<Result>): Result {
  if ('result' in answer) return answer.result;
  const { refusal, message } = answer;
  throw refusal === 'UnreadableXml'
    ? new UnreadableXml({ words: message })
    : new IncompleteSubmission(message);
}

function foreseen<Result>(read: () => Result): Foreseen<Result> {
  try {
    return { result: read() };
  } catch (error) {
    for (const refusal of ['UnreadableXml', 'IncompleteSubmission'] as const) {
      if (error instanceof FORESEEN[refusal]) return { refusal, message: error.message };
    }
    throw error;
  }
}
