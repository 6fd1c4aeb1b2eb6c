import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ServerSettings } from '../configuration/settings';
import type { ServerApp } from '../http/app-types';
import { knownHosts } from '../http/known-hosts';
import { Problem } from '../problems/problem';
import type { Metrics } from './metrics';

/**
 * With `ARANYA_METRICS_TOKEN` it requires that token; without, it serves callers on this machine
 * that do not use a proxy. Others get 404. The host check refuses a browser on this machine that
 * another site directed here.
 */
export function metricsRoutes(
  app: ServerApp,
  { metrics, settings }: { metrics: Metrics; settings: ServerSettings },
): void {
  app.get(
    '/metrics',
    { config: { audience: 'monitor' }, logLevel: 'warn', schema: { hide: true } },
    async (request, reply) => {
      admitsMonitor(request, settings);
      return reply.header('content-type', metrics.contentType).send(await metrics.text());
    },
  );
}

/** @throws Problem `not_found` or `unknown_host` for callers that may not read the metrics */
function admitsMonitor(request: FastifyRequest, { metricsToken, addresses }: ServerSettings): void {
  const admitted = metricsToken ? holds(request, metricsToken) : isFromHere(request);
  if (!admitted) throw new Problem('not_found');
  const { host } = request.headers;
  // Prometheus may omit the header, browsers never do.
  if (!metricsToken && host && !knownHosts(addresses)(host)) throw new Problem('unknown_host');
}

function holds({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}

/** A proxy on this machine forwards requests from elsewhere and adds one of these headers. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const here = address === '::1' || address.startsWith('127.');
  return here && !PROXY_HEADERS.some((name) => name in headers);
}
