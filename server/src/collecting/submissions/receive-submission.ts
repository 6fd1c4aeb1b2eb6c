import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { LIMITS } from '../../platform/configuration/limits';
import { retryDatabase } from '../../platform/database/retry-database';
import type { HeavyWork } from '../../platform/heavy-work/heavy-work';
import { sentence } from '../../platform/languages/sentence';
import type { FileStore, IncomingFile } from '../files/file-store';
import { OpenRosaError } from '../open-rosa-error';
import { receiveWithoutMetadata } from '../photos/receive-without-metadata';
import { quotaUsedUp } from './daily-quota';
import { derivedInstanceId } from './derived-instance-id';
import type { FormGate, Submitter } from './form-gate';
import { type Part, readMultipart, TooLarge } from './read-multipart';
import { readRecord } from './read-record';
import type { StoreSubmission } from './store-submission';
import type { NamedFile } from './submission-to-store';

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
  files: FileStore;
  heavyWork: Pick<HeavyWork, 'run'>;
  isStored: (formId: number, instanceId: string) => Promise<boolean>;
  formFor: FormGate;
  store: StoreSubmission;
}

/** What came in a request: the record, and files that wait in the store. */
interface Received {
  xml: Uint8Array | null;
  files: Map<string, { file: IncomingFile; contentType: string }>;
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
  { files, heavyWork, formFor, isStored, store }: Intake,
  request: SubmissionRequest,
): Promise<void> {
  const received: Received = { xml: null, files: new Map() };
  try {
    await readMultipart(request.body, request.contentType, LIMITS.openRosa, async (part) => {
      await files.requireSpace();
      await (part.name === XML_PART ? receiveXml(part, received) : receiveFile(part, received));
    });
    const { xml } = received;
    if (!xml) {
      throw new OpenRosaError(400, `Required multipart POST field ${XML_PART} missing.`);
    }
    const record = await readRecord(heavyWork, xml);
    const { identity } = record;
    const receiving = await retryDatabase(() => formFor(identity, request.submitter));
    const { appUserId } = request.submitter;
    const instanceId = identity.instanceId ?? derivedInstanceId(xml, appUserId);
    // Before its files are kept, which are the larger part. Further parts of a record always are.
    if (receiving.isUsedUp && !(await isStored(receiving.formId, instanceId))) throw quotaUsedUp();
    const facts = await record.facts(receiving);
    for (const name of facts.fileNames) {
      const one = received.files.get(name);
      if (one) await files.keep(one.file);
    }
    const submission = {
      formId: receiving.formId,
      formVersionId: receiving.formVersionId,
      mappingRevision: receiving.mappingRevision,
      appUserId,
      instanceId,
      instanceName: identity.instanceName,
      deprecatedId: identity.deprecatedId,
      xml,
      sha256: createHash('sha256').update(xml).digest('hex'),
      encrypted: identity.encrypted,
      observedOn: facts.observedOn,
      deviceId: request.deviceId,
      userAgent: request.userAgent,
      files: facts.fileNames.map((name) => namedFile(name, received)),
      occurrences: facts.occurrences,
      forestAnswers: facts.forestAnswers,
    };
    // Safe to repeat: stored once, however often it is tried.
    await retryDatabase(() => store(submission));
  } finally {
    // Kept files have left the waiting room; removing them there finds nothing.
    await Promise.all([...received.files.values()].map(({ file }) => files.discard(file)));
  }

  async function receiveFile(part: Part, { files: named }: Received): Promise<void> {
    const content = limited(part.content, LIMITS.openRosa.fileBytes);
    const file = await receiveWithoutMetadata(files, heavyWork, content);
    // Collect gives the file's name in both places; another client may not.
    const name = part.name || part.fileName || '';
    const before = named.get(name);
    named.set(name, { file, contentType: contentTypeOf(part) });
    if (before) await files.discard(before.file);
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

function namedFile(name: string, { files }: Received): NamedFile {
  const one = files.get(name);
  if (!one) return { name, sha256: null, size: null, contentType: null };
  const { sha256, size } = one.file;
  return { name, sha256, size, contentType: one.contentType };
}
