import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { guardRoutes } from './accounts/guard';
import type { ServerApp } from './app-types';
import { answerBrokenHttp, answerUnknownExpectations } from './broken-http';
import { answerUnreadableAddress, isOpenRosa } from './collection/open-rosa/error-answer';
import type { ServerContext } from './context';
import { defaultHeaders, setDefaultHeaders } from './default-headers';
import { LIMITS } from './limits';
import { measureRequests } from './metrics/measure-requests';
import { answerProblems, sendProblem } from './problems/error-handler';
import { invalidField } from './problems/problem';
import { unavailable } from './problems/problem-of';

/** Longest parameter in a path; a token of OpenRosa has 64 characters, a form's id more. */
const PATH_PARAMETER_CHARACTERS = 500;

/**
 * What both listeners have in common: contracts check what comes in and goes out, errors have one
 * shape, every route declares its audience, every request has an id that log and answer share.
 */
export function httpApp({ log, settings, sessions, metrics, readiness }: ServerContext): ServerApp {
  const app: ServerApp = Fastify({
    loggerInstance: log,
    bodyLimit: LIMITS.jsonBodyBytes,
    trustProxy: settings.trustProxy,
    forceCloseConnections: 'idle' as const,
    // Refused below, in the shape that the caller reads.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: PATH_PARAMETER_CHARACTERS },
    // Nothing here depends on the host that a request names.
    http: { requireHostHeader: false },
    clientErrorHandler: answerBrokenHttp,
    // What begins with anything else is no address of ours, and is answered like others that are none.
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/') ? url : `/${url}`),
    // Addresses that cannot be read belong to no scope, so its error handler never sees them.
    frameworkErrors: (error, request, reply) => {
      reply.headers(defaultHeaders(settings.publicUrl));
      if (isOpenRosa(request.url)) return answerUnreadableAddress(error, request, reply);
      return sendProblem(invalidField('address', 'This address cannot be read.'), request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerUnknownExpectations(app);
  setDefaultHeaders(app, settings.publicUrl);
  measureRequests(app, metrics);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  // After every `onRequest` hook, so that pages and phones can read the refusal.
  app.addHook('preParsing', async () => {
    if (readiness.isClosing()) throw unavailable();
  });
  app.addHook('onSend', async (_request, reply) => {
    // Whoever comes again should find another process.
    if (!readiness.isReady()) reply.header('connection', 'close');
  });
  answerProblems(app);
  guardRoutes(app, sessions);
  return app;
}
