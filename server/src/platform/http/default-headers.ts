import type { FastifyInstance } from 'fastify';

/**
 * Default headers of every response: private, no content sniffing, no referrer, and no permissions when a
 * browser shows it as a page.
 */
export const DEFAULT_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Period for which browsers use https only, in seconds: two years. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=63072000' } as const;

/** Headers of every response, including those sent outside of hooks. */
export const defaultHeaders = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:') ? { ...DEFAULT_HEADERS, ...HTTPS_ONLY } : DEFAULT_HEADERS;

/**
 * Sets {@link DEFAULT_HEADERS} before any route runs, so that a route can replace them. With an https
 * public address, browsers are told to use https only.
 */
export function setDefaultHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = defaultHeaders(publicUrl);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
