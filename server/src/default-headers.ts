import type { FastifyInstance } from 'fastify';

/**
 * Headers of every answer whose route says nothing else: answers are for the asker alone, are
 * what they say they are, and tell no other site where they came from.
 */
const DEFAULT_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Sets {@link DEFAULT_HEADERS} before any route runs, so that a route can replace them. */
export function setDefaultHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(DEFAULT_HEADERS);
  });
}
