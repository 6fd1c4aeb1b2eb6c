import { LIMITS } from '../../../platform/configuration/limits';
import type { HeavyWork } from '../../../platform/heavy-work/heavy-work';
import { resultOf } from './large-record';
import {
  type FormOfRecord,
  factsOf,
  identityOf,
  type RecordFacts,
  type RecordIdentity,
} from './record-facts';
import { LARGE_RECORD_FACTS, LARGE_RECORD_IDENTITY } from './record-tasks';
import { readSubmissionDocument } from './submission-document';

export interface ReadRecord {
  identity: RecordIdentity;
  /**
   * Reads the facts of the record with data of its form.
   *
   * @throws IncompleteSubmission, Problem `busy`
   */
  facts(form: FormOfRecord): Promise<RecordFacts>;
}

/**
 * Reads the part `xml_submission_file`. A record of usual size is read here, within milliseconds. A large one
 * is read twice in a worker, first for its form id and then for its facts, because its form must be loaded in
 * between.
 *
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
