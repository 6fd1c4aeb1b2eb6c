import type { ServerApp } from '../platform/http/app-types';
import { openPhoneContacts } from './app-users/phone-contact';
import type { CollectingContext } from './collecting-context';
import { openAppUserRoute } from './open-rosa/app-user-gate';
import { downloadRoutes } from './open-rosa/download-routes';
import { draftRoutes } from './open-rosa/draft-routes';
import { answerError, VERSION_HEADER } from './open-rosa/error-answer';
import { submissionRoutes } from './open-rosa/submission-routes';
import { notFound } from './open-rosa-error';

/** Addresses in answers begin with the settings' public address, never with the request's. */
export async function openRosaRoutes(app: ServerApp, context: CollectingContext): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      ...VERSION_HEADER,
      'x-openrosa-accept-content-length': String(context.settings.openRosaPartBytes),
      'content-language': 'en',
    });
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(notFound(), request, reply));
  // Each route reads its body as a stream.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  const route = openAppUserRoute(context.database.db);
  const phones = openPhoneContacts(context.database.db);
  await app.register(
    async (scope: ServerApp) => {
      downloadRoutes(scope, context, route, phones);
      submissionRoutes(scope, context, route, phones);
    },
    { prefix: '/key/:token/projects/:projectId' },
  );
  await app.register(async (scope: ServerApp) => draftRoutes(scope, context), {
    prefix: '/test/:token/projects/:projectId/forms/:formId',
  });
}
