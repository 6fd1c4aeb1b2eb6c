import { UnreadableXml } from '../../../platform/xml/read-xml';
import {
  type FormOfRecord,
  factsOf,
  identityOf,
  type RecordFacts,
  type RecordIdentity,
} from './record-facts';
import { IncompleteSubmission, readSubmissionDocument } from './submission-document';

/** Errors for the sender; a transfer between threads would lose an error's class. */
const FORESEEN = { UnreadableXml, IncompleteSubmission };

/** The result of reading, or the reason for a refusal. */
export type Foreseen<Result> =
  | { result: Result }
  | { refusal: keyof typeof FORESEEN; message: string };

/** Worker task that reads form id, version and instance id of a record. */
export const largeRecordIdentity = async (xml: Uint8Array): Promise<Foreseen<RecordIdentity>> =>
  foreseen(() => identityOf(readSubmissionDocument(xml)));

/** A large record and the data of its form that is needed to read it. */
export interface LargeRecord extends FormOfRecord {
  xml: Uint8Array;
}

export const largeRecordFacts = async ({
  xml,
  ...form
}: LargeRecord): Promise<Foreseen<RecordFacts>> =>
  foreseen(() => factsOf(readSubmissionDocument(xml), form));

/**
 * Returns the result of a worker task. @throws UnreadableXml or IncompleteSubmission if the task refused the
 * record.
 */
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
