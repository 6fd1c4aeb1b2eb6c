import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { LIMITS } from '../../platform/configuration/limits';
import type { Database } from '../../platform/database/database';
import { retryDatabase } from '../../platform/database/retry-database';
import type { HeavyWork } from '../../platform/heavy-work/heavy-work';
import { sentence } from '../../platform/languages/sentence';
import type { FileStore, IncomingFile } from '../files/file-store';
import { mayBeObsolete } from '../files/obsolete-contents';
import { OpenRosaError } from '../open-rosa-error';
import { receiveWithoutMetadata } from '../photos/receive-without-metadata';
import type { AdmitSubmission } from './admit-submission';
import { type ArrivedFile, assignFiles } from './arrived-files';
import { derivedInstanceId } from './derived-instance-id';
import type { FormGate, Submitter } from './form-gate';
import { type Part, readMultipart, TooLarge } from './read-multipart';
import { readRecord } from './read-record';
import type { StoreSubmission } from './store-submission';
import type { SubmissionToStore } from './submission-to-store';

/** Part that holds the record (OpenRosa form submission API). */
const XML_PART = 'xml_submission_file';

/** A submission as it comes over HTTP. */
export interface SubmissionRequest {
  body: Readable;
  contentType: string | undefined;
  submitter: Submitter;
  deviceId: string | null;
  userAgent: string | null;
}

/** Where submissions go. */
export interface Intake {
  db: Database;
  files: FileStore;
  heavyWork: Pick<HeavyWork, 'run'>;
  formFor: FormGate;
  admit: AdmitSubmission;
  store: StoreSubmission;
}

/** What the sender is told of a stored submission. */
export interface StoredSubmission {
  /** Names of files that belong to no question; they are stored with the record. */
  unasked: readonly string[];
}

/** What came in a request: the record, and files that wait in the store. */
interface Received {
  xml: Uint8Array | null;
  files: ArrivedFile[];
}

/**
 * Receives a submission: takes its files into the store, photos without what the camera wrote into
 * them, checks it, makes the files durable, then commits the row that names them. When it ends
 * without an error the submission is safe; when it throws, nothing of it is stored.
 *
 * @throws UnreadableXml, IncompleteSubmission, MalformedMultipart, TooLarge, Disconnected,
 *   OpenRosaError, Problem `busy`, or what disk and database throw.
 */
export async function receiveSubmission(
  { db, files, heavyWork, formFor, admit, store }: Intake,
  request: SubmissionRequest,
): Promise<StoredSubmission> {
  const received: Received = { xml: null, files: [] };
  try {
    await readMultipart(request.body, request.contentType, LIMITS.openRosa, async (part) => {
      await files.requireSpace();
      await (part.name === XML_PART ? receiveXml(part, received) : receiveFile(part));
    });
    const { xml } = received;
    if (!xml) {
      throw new OpenRosaError(400, `Required multipart POST field ${XML_PART} missing.`);
    }
    const record = await readRecord(heavyWork, xml);
    const { identity } = record;
    const receiving = await retryDatabase(() => formFor(identity, request.submitter));
    const { appUserId } = request.submitter;
    const facts = await record.facts(receiving);
    const { files: named, unasked, arrived } = assignFiles(facts.fileNames, received.files);
    const submission = {
      formId: receiving.formId,
      formVersionId: receiving.formVersionId,
      mappingRevision: receiving.mappingRevision,
      appUserId,
      instanceId: identity.instanceId ?? derivedInstanceId(xml, appUserId),
      instanceName: identity.instanceName,
      deprecatedId: identity.deprecatedId,
      xml,
      sha256: createHash('sha256').update(xml).digest('hex'),
      encrypted: identity.encrypted,
      observedOn: facts.observedOn,
      deviceId: request.deviceId,
      userAgent: request.userAgent,
      files: named,
      occurrences: facts.occurrences,
      forestAnswers: facts.forestAnswers,
    };
    await retryDatabase(() => admit(submission, receiving));
    await keepAndStore(submission, arrived);
    return { unasked };
  } finally {
    // Kept files have left the waiting room; removing them there finds nothing.
    await Promise.all(received.files.map(({ file }) => files.discard(file)));
  }

  async function keepAndStore(submission: SubmissionToStore, arrived: readonly IncomingFile[]) {
    try {
      for (const file of arrived) await files.keep(file);
      // Safe to repeat: stored once, however often it is tried.
      await retryDatabase(() => store(submission));
    } catch (error) {
      // Where the database is away the daily sweep finds them without this note.
      const contents = arrived.map(({ sha256 }) => sha256);
      await mayBeObsolete(db, contents).catch(() => undefined);
      throw error;
    }
  }

  async function receiveFile(part: Part): Promise<void> {
    const content = limited(part.content, LIMITS.openRosa.fileBytes);
    const { file, showable } = await receiveWithoutMetadata(files, heavyWork, content);
    // Collect gives the file's name in both places; another client may not.
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

/** The type that the phone gave, where it is one. */
function contentTypeOf({ contentType }: Part): string {
  const type = /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/.exec(contentType)?.[0];
  return type ?? 'application/octet-stream';
}
