import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);

/** What is sent, and the hash by which the phone tells whether it has it already. */
export interface TaggedContent {
  body: Uint8Array;
  contentType: string;
  /** Lower-case hex of the body. */
  md5: string;
}

/**
 * Answers with text that a phone may hold already: 304 without a body where it does. Compressed
 * where the phone takes it, because a form shrinks to an eighth.
 */
export async function answerConditionally(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, contentType, md5 }: TaggedContent,
): Promise<FastifyReply> {
  const gzipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Accept-Encoding')
    .header('etag', gzipped ? `"${md5}-gzip"` : `"${md5}"`);
  if (holdsAlready(request, md5)) return reply.code(304).send();
  reply.header('content-type', contentType);
  if (!gzipped) return reply.send(body);
  return reply.header('content-encoding', 'gzip').send(await compress(body));
}

/** Whether `If-None-Match` names this content (RFC 9110: weakly compared). */
export function holdsAlready(request: FastifyRequest, md5: string): boolean {
  const tags = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  return tags.some((tag) => {
    const value = tag.replace(/^W\//, '').replace(/^"(.*?)(-gzip)?"$/, '$1');
    return tag === '*' || value === md5;
  });
}
