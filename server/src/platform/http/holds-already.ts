import type { FastifyRequest } from 'fastify';
import fresh from 'fresh';

/**
 * RFC 9110, weak comparison. Called before the body is created, therefore not with a plug-in that
 * hashes finished responses.
 * @param etag with its quotes
 */
export const holdsAlready = (request: FastifyRequest, etag: string): boolean =>
  fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag });
