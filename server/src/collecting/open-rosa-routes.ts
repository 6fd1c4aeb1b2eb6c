import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '../platform/configuration/limits';
import { retryDatabase } from '../platform/database/retry-database';
import type { ServerApp } from '../platform/http/app-types';
import { answerConditionally } from '../platform/http/conditional-answer';
import { firstCharacters } from '../platform/text/first-characters';
import type { CollectingContext } from './collecting-context';
import { sendStoredFile } from './files/send-stored-file';
import { appUserOf, type KeyParams, openAppUserGate } from './open-rosa/app-user-gate';
import { answerError, VERSION_HEADER, XML_TYPE } from './open-rosa/error-answer';
import { formFile, formXml, listFormFiles, listForms } from './open-rosa/form-downloads';
import { formListXml, manifestXml, responseXml } from './open-rosa/open-rosa-documents';
import { notFound } from './open-rosa-error';
import { isStored } from './submissions/daily-quota';
import { openFormGate } from './submissions/form-gate';
import { receiveSubmission } from './submissions/receive-submission';
import { openSubmissionStore } from './submissions/store-submission';

interface FormParams extends KeyParams {
  formId: string;
}

/**
 * What ODK Collect calls (OpenRosa form discovery, form submission), below
 * `/key/{token}/projects/{projectId}`. Addresses in answers begin with the public address of the
 * settings, never with what a request says.
 */
export async function openRosaRoutes(app: ServerApp, context: CollectingContext): Promise<void> {
  const { db } = context.database;
  const { dailyQuota, publicUrl, openRosaPartBytes } = context.settings;

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      ...VERSION_HEADER,
      'x-openrosa-accept-content-length': String(openRosaPartBytes),
      'content-language': 'en',
    });
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(notFound(), request, reply));
  // Bodies are read as they arrive, by the route.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  const intake = {
    files: context.files,
    heavyWork: context.heavyWork,
    formFor: openFormGate(db, dailyQuota),
    isStored: (formId: number, instanceId: string) => isStored(db, formId, instanceId),
    store: openSubmissionStore(db, dailyQuota),
  };
  const admit = openAppUserGate(db);
  const route = {
    config: { audience: 'app-user' as const },
    schema: { hide: true },
    onRequest: (request: FastifyRequest) => retryDatabase(() => admit(request)),
  };
  const baseOf = (request: FastifyRequest) => {
    const { token, projectId } = request.params as KeyParams;
    return `${publicUrl}/v1/key/${token}/projects/${projectId}`;
  };
  const sendXml = (request: FastifyRequest, reply: FastifyReply, xml: string) => {
    const md5 = createHash('md5').update(xml).digest('hex');
    return answerConditionally(request, reply, {
      body: Buffer.from(xml),
      contentType: XML_TYPE,
      md5,
    });
  };

  await app.register(
    async (scope: ServerApp) => {
      scope.get('/formList', route, async (request, reply) => {
        const { formID } = request.query as { formID?: unknown };
        const only = typeof formID === 'string' ? formID.replaceAll('\0', '') : undefined;
        const forms = await listForms(db, appUserOf(request), only);
        return sendXml(request, reply, formListXml(forms, baseOf(request)));
      });

      scope.get<{ Params: { file: string } & KeyParams }>(
        '/forms/:file',
        route,
        async (request, reply) => {
          const { file } = request.params;
          if (!file.endsWith('.xml')) throw notFound();
          const formId = file.slice(0, -'.xml'.length);
          const { xml, md5 } = await formXml(db, appUserOf(request), formId);
          const contentType = 'application/xml; charset=utf-8';
          return answerConditionally(request, reply, { body: xml, contentType, md5 });
        },
      );

      scope.get<{ Params: FormParams }>(
        '/forms/:formId/manifest',
        route,
        async (request, reply) => {
          const { formId } = request.params;
          const files = await listFormFiles(db, appUserOf(request), formId);
          return sendXml(request, reply, manifestXml(files, baseOf(request), formId));
        },
      );

      scope.get<{ Params: FormParams & { name: string } }>(
        '/forms/:formId/attachments/:name',
        route,
        async (request, reply) => {
          const { formId, name } = request.params;
          const { content, md5 } = await formFile(db, appUserOf(request), formId, name);
          return sendStoredFile(context.files, request, reply, {
            owned: content,
            name,
            tag: md5,
            cacheControl: 'private, no-cache',
          });
        },
      );

      scope.get('/submission', route, async (_request, reply) => reply.code(204).send());

      scope.post('/submission', route, async (request, reply) => {
        const { id: appUserId, projectId } = appUserOf(request);
        const { deviceID } = request.query as { deviceID?: unknown };
        await receiveSubmission(intake, {
          body: request.raw,
          contentType: request.headers['content-type'],
          submitter: { appUserId, projectId },
          deviceId: shortened(deviceID),
          userAgent: shortened(request.headers['user-agent']),
        });
        return reply
          .code(201)
          .header('content-type', XML_TYPE)
          .header('cache-control', 'no-store')
          .send(responseXml('', 'full submission upload was successful!'));
      });
    },
    { prefix: '/key/:token/projects/:projectId' },
  );
}

function shortened(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  return firstCharacters(text.replaceAll('\0', ''), LIMITS.openRosa.deviceCharacters) || null;
}
