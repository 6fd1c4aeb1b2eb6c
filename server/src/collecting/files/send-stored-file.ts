import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from '../../platform/http/content-disposition';
import { holdsAlready } from '../../platform/http/holds-already';
import { mediaType } from '../../platform/http/media-type';
import { pictureKind } from '../../platform/pictures/photo-without-metadata';
import { Problem } from '../../platform/problems/problem';
import type { FileStore, StoredFile } from './file-store';
import { ifExists } from './if-exists';
import type { OwnedContent } from './owned-content';

/** Prevents a stored file from running, loading or sending anything if a browser shows it as a page. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

const HEAD_BYTES = 12;

export interface StoredFileAnswer {
  owned: OwnedContent;
  name: string;
  /** Changes with the content. */
  tag: string;
  /** Never `public`, because access to a file can end. */
  cacheControl: 'no-store' | `private, ${string}`;
  /** Returns 404 unless the content is a picture of this type; pages show such a picture. */
  only?: 'image/jpeg';
}

/**
 * All stored files leave the server through this function. The first bytes, not the name, decide
 * what is a picture; other files are attachments. A slow reader holds a buffer and not the file.
 * @throws Problem `not_found` if there is no such content, or no such picture.
 */
export async function sendStoredFile(
  files: Pick<FileStore, 'read'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { owned, name, tag, cacheControl, only }: StoredFileAnswer,
): Promise<FastifyReply> {
  const caching = { etag: `"${tag}"`, 'cache-control': cacheControl };
  if (holdsAlready(request, caching.etag)) return reply.code(304).headers(caching).send();
  const file = await openStored(files, owned);
  const kind = pictureKind(await headOf(file));
  const type = kind ? `image/${kind}` : typeOfOther(name);
  if (request.method === 'HEAD' || (only && type !== only)) file.content.destroy();
  if (only && type !== only) throw new Problem('not_found');
  return reply
    .headers({
      ...caching,
      'content-type': type,
      'content-length': file.size,
      'content-disposition': contentDisposition(only ? 'inline' : 'attachment', name),
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    })
    .send(file.content);
}

/** @throws Problem `not_found` if the content does not exist */
export async function openStored(
  files: Pick<FileStore, 'read'>,
  owned: OwnedContent,
): Promise<StoredFile> {
  const file = await ifExists(files.read(owned));
  if (!file) throw new Problem('not_found');
  return file;
}

/** Pushes the bytes back, so that the next reader gets the whole content. */
async function headOf({ content, size }: StoredFile): Promise<Buffer> {
  const wanted = Math.min(HEAD_BYTES, size);
  if (wanted === 0) return Buffer.alloc(0);
  const head = await new Promise<Buffer>((resolve, reject) => {
    const look = () => {
      const bytes: Buffer | null = content.read(wanted);
      if (bytes) done(() => resolve(bytes));
    };
    const failed = (error: Error) => done(() => reject(error));
    const ended = () => failed(new Error('A stored content is shorter than it was.'));
    const done = (settle: () => void) => {
      content.off('readable', look).off('end', ended).off('error', failed);
      settle();
    };
    content.on('readable', look).on('end', ended).on('error', failed);
  });
  content.unshift(head);
  return head;
}

/** The content is no picture, so that a picture type of the name does not count. */
function typeOfOther(name: string): string {
  const promised = mediaType(name);
  return promised.startsWith('image/') ? 'application/octet-stream' : promised;
}
