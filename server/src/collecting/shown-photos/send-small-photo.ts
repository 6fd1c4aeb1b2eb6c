import type { RecordPhotoQuery } from '@aranya/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requirePerson } from '../../people/accounts/guard';
import type { PeopleContext } from '../../people/people-context';
import { holdsAlready } from '../../platform/http/holds-already';
import { SMALL_PICTURE } from '../../platform/pictures/picture-tasks';
import { Problem } from '../../platform/problems/problem';
import { SHOWN_PHOTO_SIDE } from './limits';
import type { RecordPhoto } from './record-photo';

type Needs = Pick<PeopleContext, 'heavyWork' | 'limiter'>;

/** Found through a row that permits the reader to see it. */
interface WantedPhoto extends Pick<RecordPhotoQuery, 'size'> {
  photo: RecordPhoto | null;
  /** Network of a reader who need not sign in; absent: the signed-in person. */
  network?: string;
}

/**
 * Original photos have several megabytes. The browser's cache must not store the photo, because it
 * could not be cleared at sign-out; a page that cached it revalidates it by its tag.
 * @throws Problem `not_found` if it is missing or cannot be decoded; `busy` if this person, or all
 *   together, have too many requests.
 */
export async function sendSmallPhoto(
  { heavyWork, limiter }: Needs,
  request: FastifyRequest,
  reply: FastifyReply,
  { photo, size, network }: WantedPhoto,
): Promise<FastifyReply> {
  if (!photo) throw new Problem('not_found');
  const headers = {
    etag: `"${photo.tag}-${size}"`,
    'cache-control': 'private, no-store',
  };
  if (holdsAlready(request, headers.etag)) return reply.code(304).headers(headers).send();
  const owner = network ?? (await requirePerson(request)).id;
  if (network === undefined) await limiter.count('ownPhotosPerPerson', owner);
  else await limiter.count('publicPhotosPerAddress', { network });
  const side = SHOWN_PHOTO_SIDE[size];
  const small = await heavyWork.runLate(SMALL_PICTURE, {
    owner,
    read: async (signal) => ({ bytes: await photo.read(signal), side, quality: 78 }),
  });
  if (!small) {
    await photo.cannotBeShown?.();
    throw new Problem('not_found');
  }
  return reply
    .headers({ ...headers, 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
    .send(Buffer.from(small));
}
