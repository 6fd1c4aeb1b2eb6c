import type { FastifyInstance } from 'fastify';

export const DEFAULT_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Two years. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=63072000' } as const;

/** Includes responses that are sent outside of hooks. */
export const defaultHeaders = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:') ? { ...DEFAULT_HEADERS, ...HTTPS_ONLY } : DEFAULT_HEADERS;

/** Set before any route runs, so that a route can replace them. */
export function setDefaultHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = defaultHeaders(publicUrl);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
