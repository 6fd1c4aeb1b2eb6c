import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { answerUnreadableAddress, isOpenRosa } from '../collecting/open-rosa/error-answer';
import { guardRoutes } from '../people/accounts/guard';
import { LIMITS } from '../platform/configuration/limits';
import type { ServerApp } from '../platform/http/app-types';
import { answerBrokenHttp, answerUnknownExpectations } from '../platform/http/broken-http';
import { defaultHeaders, setDefaultHeaders } from '../platform/http/default-headers';
import { refuseUnknownHosts } from '../platform/http/refuse-unknown-hosts';
import { sentence } from '../platform/languages/sentence';
import { measureRequests } from '../platform/metrics/measure-requests';
import { answerProblems, sendProblem } from '../platform/problems/error-handler';
import { invalidField } from '../platform/problems/problem';
import { unavailable } from '../platform/problems/problem-of';
import { answerSlowRequest } from '../platform/transport/answer-slow-request';
import type { ConnectionLimits } from '../platform/transport/limits';
import { serverTimes } from '../platform/transport/server-times';
import { closeSlowCallers } from '../platform/transport/slow-callers';
import type { ServerContext } from './context';

/** Longest path parameter, in characters: an OpenRosa token has 64, a form id more. */
const PATH_PARAMETER_CHARACTERS = 500;

/** Both listeners share these settings. */
export function httpApp(context: ServerContext, connections: ConnectionLimits): ServerApp {
  const { log, limiter, settings, sessions, metrics, readiness, translations } = context;
  const slowCallers = closeSlowCallers(answerSlowRequest, connections);
  const app: ServerApp = Fastify({
    loggerInstance: log,
    bodyLimit: LIMITS.jsonBodyBytes,
    trustProxy: settings.trustProxy,
    forceCloseConnections: 'idle' as const,
    // Requests during shutdown are refused below, in the error format of the caller.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: PATH_PARAMETER_CHARACTERS },
    http: { requireHostHeader: false, ...serverTimes(connections) },
    clientErrorHandler: answerBrokenHttp,
    // An address without a leading slash matches no route and gets the usual 404.
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/') ? url : `/${url}`),
    // Malformed addresses belong to no scope, so the scopes' error handlers do not receive them.
    frameworkErrors: (error, request, reply) => {
      slowCallers.watch(request.raw, reply.raw);
      reply.headers(defaultHeaders(settings.publicUrl));
      if (isOpenRosa(request.url)) return answerUnreadableAddress(error, request, reply);
      const problem = invalidField('address', sentence('This address cannot be read.'));
      return sendProblem(problem, request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  setDefaultHeaders(app, settings.publicUrl);
  refuseUnknownHosts(app, settings.addresses);
  answerUnknownExpectations(app);
  measureRequests(app, metrics);
  app.addHook('onRequest', async (request, reply) => {
    slowCallers.watch(request.raw, reply.raw);
    reply.header('x-request-id', request.id);
  });
  // After every `onRequest` hook, so that pages and phones can read the refusal.
  app.addHook('preParsing', async () => {
    if (readiness.isClosing()) throw unavailable();
  });
  app.addHook('onSend', async (_request, reply) => {
    // The next request of this caller should reach another process.
    if (!readiness.isReady()) reply.header('connection', 'close');
  });
  answerProblems(app, translations);
  guardRoutes(app, sessions, limiter);
  return app;
}
