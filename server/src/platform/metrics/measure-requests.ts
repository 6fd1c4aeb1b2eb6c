import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from '../http/api-prefix';
import type { Metrics } from './metrics';
import { OTHER_OUTCOME, SIGN_IN_OUTCOME_OF, SUBMISSION_OUTCOME_OF } from './outcomes';

const SUBMISSION = '/v1/key/:token/projects/:projectId/submission';
const SIGN_IN = `${API_PREFIX}/user/uloggedin-login`;

/** By the pattern of the route, because addresses contain tokens. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const status = reply.statusCode;
    metrics.answered({ method, route, status }, reply.elapsedTime / 1000);
    if (method !== 'POST') return;
    if (route === SUBMISSION) metrics.submission(SUBMISSION_OUTCOME_OF[status] ?? OTHER_OUTCOME);
    if (route === SIGN_IN) metrics.signIn(SIGN_IN_OUTCOME_OF[status] ?? OTHER_OUTCOME);
  });
}
