import type { ProblemBody } from '@aranya/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askedLanguage } from '../languages/asked-language';
import type { Translations } from '../languages/translations';
import { Problem } from './problem';
import { problemOf } from './problem-of';

/** A scope may set its own handler (OpenRosa answers in XML) and use {@link problemOf} in it. */
export function answerProblems(app: FastifyInstance, translations: Translations): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    const textOf = () => translations.in(askedLanguage(request, translations));
    return sendProblem(problem, request, reply, (answer) => asJson(problem.bodyIn(textOf), answer));
  });
  app.setNotFoundHandler((request, reply) => sendProblem(new Problem('not_found'), request, reply));
}

/** Logs faults of the server. @param send default: JSON in English */
export function sendProblem(
  problem: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
  send: (reply: FastifyReply) => FastifyReply = (answer) => asJson(problem.body, answer),
): FastifyReply {
  // During a failover every request fails so; the server has no fault.
  const level = problem.status === 503 ? 'warn' : 'error';
  if (problem.status >= 500) request.log[level]({ err: problem.cause ?? problem }, problem.code);
  if (problem.details.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(problem.details.retryAfterSeconds));
  }
  // The rest of the body would be parsed as the next request.
  if (problem.code === 'too_slow') reply.header('connection', 'close');
  return send(reply.code(problem.status));
}

const asJson = (body: ProblemBody, reply: FastifyReply) =>
  reply
    .header('content-type', 'application/json; charset=utf-8')
    // The serializer of the route is for its answer, not for an error.
    .serializer(JSON.stringify)
    .send(body);
