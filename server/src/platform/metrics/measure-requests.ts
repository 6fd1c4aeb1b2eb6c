import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from '../http/api-prefix';
import type { Metrics } from './metrics';

const SUBMISSION = '/v1/key/:token/projects/:projectId/submission';
const SIGN_IN = `${API_PREFIX}/user/uloggedin-login`;

const SUBMISSION_OUTCOMES: Readonly<Record<number, string>> = {
  201: 'stored',
  400: 'malformed',
  401: 'no-access',
  403: 'no-access',
  404: 'unknown-form',
  409: 'conflict',
  413: 'too-large',
  429: 'over-quota',
  503: 'unavailable',
  507: 'storage-full',
};

const SIGN_IN_OUTCOMES: Readonly<Record<number, string>> = {
  200: 'signed-in',
  400: 'malformed',
  401: 'wrong-credentials',
  429: 'too-many-attempts',
  503: 'unavailable',
};

/** Counts every answer of `app` by the pattern of its address; addresses hold tokens. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const status = reply.statusCode;
    metrics.answered({ method, route, status }, reply.elapsedTime / 1000);
    if (method !== 'POST') return;
    if (route === SUBMISSION) metrics.submission(SUBMISSION_OUTCOMES[status] ?? 'error');
    if (route === SIGN_IN) metrics.signIn(SIGN_IN_OUTCOMES[status] ?? 'error');
  });
}
