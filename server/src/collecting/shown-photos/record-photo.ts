import { createHash } from 'node:crypto';
import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import { LIMITS } from '../../platform/configuration/limits';
import { Problem } from '../../platform/problems/problem';
import { centralSubmission } from '../central/tables';
import type { CollectingContext } from '../collecting-context';
import type { OwnedContent } from '../files/owned-content';
import { openStored } from '../files/send-stored-file';
import { form, occurrence, submission, submissionFile } from '../tables';
import { isPhoto, receivedPhoto } from './received-photos';

export interface RecordPhoto {
  /** For an `ETag`. */
  tag: string;
  /** @throws Problem `not_found` if it is missing, `collection_unavailable` */
  read(signal: AbortSignal): Promise<Uint8Array>;
  /** Lists then omit the photo. */
  cannotBeShown?(): Promise<unknown>;
}

export type PhotoSources = Pick<CollectingContext, 'database' | 'files' | 'collection'>;

/**
 * The caller has checked that the record's photos may be shown.
 * @returns Null if the record names no such photo, or it was not received and cannot be in ODK
 *   Central.
 */
export async function findRecordPhoto(
  sources: PhotoSources,
  submissionId: number,
  name: string,
  owned: (sha256: string) => OwnedContent,
): Promise<RecordPhoto | null> {
  const received = await receivedPhoto(sources.database.db, submissionId, name);
  if (!received) return photoInCentral(sources, submissionId, name);
  // The server did not remove metadata from a photo above this size, so it is not shown.
  if (received.size > LIMITS.openRosa.photoBytes) return null;
  const content = owned(received.sha256);
  const { db } = sources.database;
  const { submissionId: id, sha256 } = submissionFile;
  return {
    tag: content.sha256,
    async read(signal) {
      const stored = await openStored(sources.files, content);
      return buffer(addAbortSignal(signal, stored.content));
    },
    cannotBeShown: () =>
      db
        .update(submissionFile)
        .set({ showable: false })
        .where(and(eq(id, submissionId), eq(sha256, content.sha256))),
  };
}

/** For a photo in Central, this server knows only the names in mapped questions. */
async function photoInCentral(
  { database: { db }, collection }: PhotoSources,
  submissionId: number,
  name: string,
): Promise<RecordPhoto | null> {
  if (!collection.photo || !isPhoto(name)) return null;
  const [named] = await db
    .select({ id: occurrence.id })
    .from(occurrence)
    .where(and(eq(occurrence.submissionId, submissionId), eq(occurrence.photo, name)))
    .limit(1);
  const [record] = await db
    .select({ instanceId: submission.instanceId, xmlFormId: form.xmlFormId })
    .from(submission)
    .innerJoin(form, eq(form.id, submission.formId))
    .where(eq(submission.id, submissionId));
  const [read] = await db
    .select({ digest: centralSubmission.digest })
    .from(centralSubmission)
    .where(eq(centralSubmission.submissionId, submissionId));
  if (!named || !record || !read) return null;
  return {
    tag: createHash('sha256').update(`${read.digest} ${name}`).digest('hex'),
    async read(signal) {
      const photo = await collection.photo?.({ ...record, name }, signal);
      if (!photo) throw new Problem('not_found');
      return photo;
    },
  };
}
