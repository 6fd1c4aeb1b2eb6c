import type { FastifyRequest } from 'fastify';
import fresh from 'fresh';

/**
 * Whether `If-None-Match` names what would be sent (RFC 9110: weakly compared). Asked before a body
 * is read or made, which is why no plug-in that hashes finished answers does it.
 *
 * @param etag as the answer would carry it, with its quotes
 */
export const holdsAlready = (request: FastifyRequest, etag: string): boolean =>
  fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag });
