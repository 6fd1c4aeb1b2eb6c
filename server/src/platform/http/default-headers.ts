import type { FastifyInstance } from 'fastify';

/**
 * Headers of every answer whose route says nothing else: answers are for the asker alone, are
 * what they say they are, tell no other site where they came from, and may do nothing where a
 * browser shows one as a page.
 */
export const DEFAULT_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** How long a browser that came over https asks for nothing else, in seconds: two years. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=63072000' } as const;

/** What every answer begins with, where no hook runs too. */
export const defaultHeaders = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:') ? { ...DEFAULT_HEADERS, ...HTTPS_ONLY } : DEFAULT_HEADERS;

/**
 * Sets {@link DEFAULT_HEADERS} before any route runs, so that a route can replace them. Where the
 * public address is https, browsers are told to stay there.
 */
export function setDefaultHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = defaultHeaders(publicUrl);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
