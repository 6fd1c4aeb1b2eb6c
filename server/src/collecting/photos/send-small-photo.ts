import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { RecordPhotoQuery } from '@aranya/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requirePerson } from '../../people/accounts/guard';
import type { PeopleContext } from '../../people/people-context';
import { LIMITS } from '../../platform/configuration/limits';
import { holdsAlready } from '../../platform/http/holds-already';
import { SMALL_PICTURE } from '../../platform/pictures/picture-tasks';
import { errorCodeOf } from '../../platform/problems/error-code';
import { Problem } from '../../platform/problems/problem';
import type { FileStore } from '../files/file-store';
import type { OwnedContent } from '../files/owned-content';

interface Needs extends Pick<PeopleContext, 'heavyWork' | 'limiter'> {
  files: Pick<FileStore, 'read'>;
}

/** A photo that somebody sent with a record. */
export interface RecordPhoto {
  content: OwnedContent;
  /** Bytes. */
  size: number;
}

/** A photo that was looked up for whoever asks, by a row that says that they may see it. */
interface WantedPhoto extends Pick<RecordPhotoQuery, 'size'> {
  /** Null where there is none. */
  photo: RecordPhoto | null;
}

/**
 * Answers with a photo made small: what phones send has megabytes. The browser keeps it and asks each time
 * whether it still may show it.
 *
 * @throws Problem `not_found` where there is none, or none that can be decoded; `busy` where too many
 *   are asked for, by this person or by all.
 */
export async function sendSmallPhoto(
  { files, heavyWork, limiter }: Needs,
  request: FastifyRequest,
  reply: FastifyReply,
  { photo, size }: WantedPhoto,
): Promise<FastifyReply> {
  // A photo that was too large to be freed of what the camera wrote is too large here, too.
  if (!photo || photo.size > LIMITS.openRosa.photoBytes) throw new Problem('not_found');
  const headers = {
    etag: `"${photo.content.sha256}-${size}"`,
    'cache-control': 'private, no-cache',
  };
  if (holdsAlready(request, headers.etag)) return reply.code(304).headers(headers).send();
  const { id } = await requirePerson(request);
  await limiter.countHere('ownPhotosPerPerson', id, 1);
  const side = LIMITS.ownRecords.photoSide[size];
  const small = await heavyWork.runLate(SMALL_PICTURE, {
    owner: id,
    read: async (signal) => ({ bytes: await contentOf(files, photo, signal), side, quality: 78 }),
  });
  if (!small) throw new Problem('not_found');
  return reply
    .headers({ ...headers, 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
    .send(Buffer.from(small));
}

async function contentOf(
  files: Needs['files'],
  { content }: Pick<RecordPhoto, 'content'>,
  signal: AbortSignal,
): Promise<Uint8Array> {
  try {
    const stored = await files.read(content);
    return await buffer(addAbortSignal(signal, stored.content));
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') throw new Problem('not_found', {}, error);
    throw error;
  }
}
