import type { FastifyRequest } from 'fastify';
import fresh from 'fresh';

/**
 * Whether `If-None-Match` matches the response (RFC 9110, weak comparison). Called before the body is
 * created, therefore not with a plug-in that hashes finished responses.
 * @param etag ETag of the response with its quotes
 */
export const holdsAlready = (request: FastifyRequest, etag: string): boolean =>
  fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag });
