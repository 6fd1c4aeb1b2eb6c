import { LIMITS } from '../../../platform/configuration/limits';
import type { HeavyWork, TaskOf } from '../../../platform/heavy-work/heavy-work';
import { UnreadableXml } from '../../../platform/xml/read-xml';
import type { AnswerRules } from '../../answers/answer-rules';
import type { FormMapping } from '../../mapping/form-mapping';
import { expectedFileNames } from './expected-file-names';
import { type RecordStatements, statementsOf } from './record-statements';
import {
  IncompleteSubmission,
  readSubmissionDocument,
  type SubmissionDocument,
} from './submission-document';

interface ReadRecord {
  identity: RecordIdentity;
  /** @throws IncompleteSubmission, Problem `busy` */
  facts(form: FormOfRecord): Promise<RecordFacts>;
}

/**
 * A record of usual size is read here, within milliseconds. A large one is read twice in a worker,
 * because its form must be loaded between its form id and its facts.
 * @throws UnreadableXml, IncompleteSubmission, Problem `busy` when too many large ones are queued
 */
export async function readRecord(
  work: Pick<HeavyWork, 'run'>,
  xml: Uint8Array,
): Promise<ReadRecord> {
  if (xml.length > LIMITS.openRosa.xmlBytesReadAtOnce) {
    return {
      identity: resultOf(await work.run(LARGE_RECORD_IDENTITY, xml)),
      facts: async ({ uploadPaths, mapping, rules }) =>
        resultOf(await work.run(LARGE_RECORD_FACTS, { xml, uploadPaths, mapping, rules })),
    };
  }
  const document = readSubmissionDocument(xml);
  return { identity: identityOf(document), facts: async (form) => factsOf(document, form) };
}

type RecordIdentity = Omit<SubmissionDocument, 'root'>;

interface FormOfRecord {
  readonly uploadPaths: readonly string[];
  readonly mapping: FormMapping;
  readonly rules: AnswerRules;
}

/** Plain data, so that worker threads can return it. */
interface RecordFacts extends RecordStatements {
  readonly fileNames: readonly string[];
}

const identityOf = ({ root, ...identity }: SubmissionDocument): RecordIdentity => identity;

/** @throws IncompleteSubmission as {@link expectedFileNames} */
export const factsOf = (
  document: SubmissionDocument,
  { uploadPaths, mapping, rules }: FormOfRecord,
): RecordFacts => ({
  fileNames: expectedFileNames(document, uploadPaths),
  ...statementsOf(document, mapping, rules),
});

/** A transfer between threads would lose the class of an error. */
type Foreseen<Result> =
  | { result: Result }
  | { refusal: 'UnreadableXml' | 'IncompleteSubmission'; message: string };

export const largeRecordIdentity = async (xml: Uint8Array): Promise<Foreseen<RecordIdentity>> =>
  foreseen(() => identityOf(readSubmissionDocument(xml)));

export const largeRecordFacts = async ({
  xml,
  ...form
}: FormOfRecord & { xml: Uint8Array }): Promise<Foreseen<RecordFacts>> =>
  foreseen(() => factsOf(readSubmissionDocument(xml), form));

/** @throws UnreadableXml or IncompleteSubmission if the task refused the record */
function resultOf<Result>(answer: Foreseen<Result>): Result {
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
    if (error instanceof UnreadableXml || error instanceof IncompleteSubmission) {
      return { refusal: error.name, message: error.message };
    }
    throw error;
  }
}

export const LARGE_RECORD_IDENTITY: TaskOf<typeof largeRecordIdentity> = {
  name: 'largeRecordIdentity',
  lane: 'records',
};
export const LARGE_RECORD_FACTS: TaskOf<typeof largeRecordFacts> = {
  name: 'largeRecordFacts',
  lane: 'records',
};
