import { UnreadableXml } from '../../platform/xml/read-xml';
import { expectedFileNames } from './expected-file-names';
import { factsOf, type RecordFacts } from './record-facts';
import { IncompleteSubmission, readSubmissionDocument } from './submission-document';

/** Errors that a sender is told; between threads an error would lose its class. */
const FORESEEN = { UnreadableXml, IncompleteSubmission };

/** What was read, or why it is refused. */
export type Foreseen<Result> =
  | { result: Result }
  | { refusal: keyof typeof FORESEEN; message: string };

/** A task for a thread: what a record says that is kept beside it. */
export const largeRecordFacts = async (xml: Uint8Array): Promise<Foreseen<RecordFacts>> =>
  foreseen(() => factsOf(readSubmissionDocument(xml)));

/** A large record and the paths of its form's upload questions. */
export interface NamesOfRecord {
  xml: Uint8Array;
  uploadPaths: readonly string[];
}

/** A task for a thread: the files that a record names. */
export const largeRecordFileNames = async ({
  xml,
  uploadPaths,
}: NamesOfRecord): Promise<Foreseen<string[]>> =>
  foreseen(() => expectedFileNames(readSubmissionDocument(xml), uploadPaths));

/** @throws UnreadableXml or IncompleteSubmission where the thread refused it. */
export function resultOf<Result>(answer: Foreseen<Result>): Result {
  if ('result' in answer) return answer.result;
  throw new FORESEEN[answer.refusal](answer.message);
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
