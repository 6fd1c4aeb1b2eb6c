import { LIMITS } from '../../platform/configuration/limits';
import type { HeavyWork } from '../../platform/heavy-work/heavy-work';
import { expectedFileNames } from './expected-file-names';
import { resultOf } from './large-record';
import { factsOf, type RecordFacts } from './record-facts';
import { LARGE_RECORD_FACTS, LARGE_RECORD_FILE_NAMES } from './record-tasks';
import { readSubmissionDocument } from './submission-document';

/** A record that was read. */
export interface ReadRecord {
  facts: RecordFacts;
  /**
   * Names of the files that belong to it.
   *
   * @param uploadPaths of its form
   * @throws IncompleteSubmission, Problem `busy`
   */
  fileNames(uploadPaths: readonly string[]): Promise<string[]>;
}

/**
 * Reads the part `xml_submission_file`. A record of usual size is read here, in milliseconds; a
 * large one in a thread, once for what it says and once for its files, whose questions are known
 * only when its form is.
 *
 * @throws UnreadableXml, IncompleteSubmission, Problem `busy` when too many large ones wait
 */
export async function readRecord(
  work: Pick<HeavyWork, 'run'>,
  xml: Uint8Array,
): Promise<ReadRecord> {
  if (xml.length > LIMITS.openRosa.xmlBytesReadAtOnce) {
    return {
      facts: resultOf(await work.run(LARGE_RECORD_FACTS, xml)),
      fileNames: async (uploadPaths) =>
        resultOf(await work.run(LARGE_RECORD_FILE_NAMES, { xml, uploadPaths })),
    };
  }
  const document = readSubmissionDocument(xml);
  return {
    facts: factsOf(document),
    fileNames: async (uploadPaths) => expectedFileNames(document, uploadPaths),
  };
}
