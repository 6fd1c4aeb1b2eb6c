import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './choose-encoding';
import { holdsAlready } from './holds-already';

const compress = promisify(gzip);

export interface TaggedContent {
  body: Uint8Array;
  contentType: string;
  /** Lower-case hex of the body. */
  md5: string;
}

/** Compresses for phones that accept it, because a form shrinks to an eighth. */
export async function answerConditionally(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, contentType, md5 }: TaggedContent,
): Promise<FastifyReply> {
  const gzipped = chooseEncoding(request.headers['accept-encoding'], ['gzip']) !== null;
  const tags = { plain: `"${md5}"`, gzipped: `"${md5}-gzip"` };
  reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Accept-Encoding')
    .header('etag', gzipped ? tags.gzipped : tags.plain);
  // The ETags of all codings identify the same content.
  const isHeld = Object.values(tags).some((tag) => holdsAlready(request, tag));
  if (isHeld) return reply.code(304).send();
  reply.header('content-type', contentType);
  if (!gzipped) return reply.send(body);
  return reply.header('content-encoding', 'gzip').send(await compress(body));
}
