import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { RECORD_PART } from '@aranya/shared/contracts';
import { LIMITS } from '../../../platform/configuration/limits';
import { retryDatabase } from '../../../platform/database/retry-database';
import type { HeavyWork } from '../../../platform/heavy-work/heavy-work';
import { sentence } from '../../../platform/languages/sentence';
import type { AnswerRules } from '../../answers/answer-rules';
import type { FileStore, IncomingFile } from '../../files/file-store';
import { OpenRosaError } from '../../open-rosa-error';
import { readRecord } from '../reading/read-record';
import type { StoringOutcome } from '../storing/store-submission';
import type { SubmissionToStore } from '../storing/submission-to-store';
import { type ArrivedFile, assignFiles } from './arrived-files';
import { derivedInstanceId } from './derived-instance-id';
import type { FormGate, ReceivingForm, Submitter } from './form-gate';
import { type Part, readMultipart, TooLarge } from './read-multipart';
import { receiveWithoutMetadata } from './receive-without-metadata';

export interface SubmissionRequest {
  body: Readable;
  contentType: string | undefined;
  submitter: Submitter;
  deviceId: string | null;
  userAgent: string | null;
}

/** Checks a submission before its files are stored. @throws the errors of its store */
export type AdmitSubmission = (sent: SubmissionToStore, form: ReceivingForm) => Promise<void>;

/** Makes the pending files durable, then stores. If it throws, nothing is stored. */
export type KeepSubmission = (
  submission: SubmissionToStore,
  arrived: readonly IncomingFile[],
) => Promise<StoringOutcome>;

export interface Intake {
  files: FileStore;
  heavyWork: Pick<HeavyWork, 'run'>;
  formFor: FormGate;
  rulesFor: (form: ReceivingForm) => Promise<AnswerRules>;
  admit: AdmitSubmission;
  keep: KeepSubmission;
}

export interface StoredSubmission {
  instanceId: string;
  state: StoringOutcome;
  /** Files of no question; they are stored with the record. */
  unasked: readonly string[];
}

interface Received {
  xml: Uint8Array | null;
  files: ArrivedFile[];
}

/**
 * Makes files durable before it commits the row that references them. If it returns, the submission
 * is durable; if it throws, nothing of it is stored.
 * @throws UnreadableXml, IncompleteSubmission, MalformedMultipart, TooLarge, Disconnected,
 *   OpenRosaError, Problem `busy`, or errors of disk and database.
 */
export async function receiveSubmission(
  { files, heavyWork, formFor, rulesFor, admit, keep }: Intake,
  request: SubmissionRequest,
): Promise<StoredSubmission> {
  const received: Received = { xml: null, files: [] };
  try {
    await readMultipart(request.body, request.contentType, LIMITS.openRosa, async (part) => {
      await files.requireSpace();
      await (part.name === RECORD_PART ? receiveXml(part, received) : receiveFile(part));
    });
    const { xml } = received;
    if (!xml) {
      throw new OpenRosaError(400, `Required multipart POST field ${RECORD_PART} missing.`);
    }
    const record = await readRecord(heavyWork, xml);
    const { instanceId, instanceName, deprecatedId, encrypted } = record.identity;
    const receiving = await retryDatabase(() => formFor(record.identity, request.submitter));
    const { formId, formVersionId, mappingRevision } = receiving;
    const { appUserId } = request.submitter;
    const rules = await retryDatabase(() => rulesFor(receiving));
    const { fileNames, ...statements } = await record.facts({ ...receiving, rules });
    const { files: named, unasked, arrived } = assignFiles(fileNames, received.files);
    const submission = {
      formId,
      formVersionId,
      mappingRevision,
      appUserId,
      instanceId: instanceId ?? derivedInstanceId(xml, appUserId),
      instanceName,
      deprecatedId,
      xml,
      sha256: createHash('sha256').update(xml).digest('hex'),
      encrypted,
      deviceId: request.deviceId,
      userAgent: request.userAgent,
      files: named,
      ...statements,
    };
    await retryDatabase(() => admit(submission, receiving));
    const state = await keep(submission, arrived);
    return { instanceId: submission.instanceId, state, unasked };
  } finally {
    // Stored files are no longer pending, so discarding them does nothing.
    await Promise.all(received.files.map(({ file }) => files.discard(file)));
  }

  async function receiveFile(part: Part): Promise<void> {
    const content = limited(part.content, LIMITS.openRosa.fileBytes);
    const { file, showable } = await receiveWithoutMetadata(files, heavyWork, content);
    // Collect sends the file's name in both fields; other clients may not.
    const name = part.name || part.fileName || '';
    received.files.push({ name, file, showable, contentType: contentTypeOf(part) });
  }
}

async function receiveXml({ content }: Part, received: Received): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of limited(content, LIMITS.openRosa.xmlBytes)) chunks.push(chunk);
  received.xml = Buffer.concat(chunks);
}

async function* limited(
  content: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new TooLarge(sentence('A file of the record is too large.'));
    yield chunk;
  }
}

function contentTypeOf({ contentType }: Part): string {
  const type = /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/.exec(contentType)?.[0];
  return type ?? 'application/octet-stream';
}
