import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerApp } from '../app-types';
import type { ServerContext } from '../context';
import { repeated } from '../database/repeated';
import { LIMITS } from '../limits';
import { appUserOf, type KeyParams, openAppUserGate } from './open-rosa/app-user-gate';
import { answerConditionally, holdsAlready } from './open-rosa/conditional-answer';
import { answerError, VERSION_HEADER, XML_TYPE } from './open-rosa/error-answer';
import { formFile, formXml, listFormFiles, listForms } from './open-rosa/form-downloads';
import { mediaType } from './open-rosa/media-type';
import { formListXml, manifestXml, responseXml } from './open-rosa/open-rosa-documents';
import { notFound } from './open-rosa/open-rosa-error';
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
export async function openRosaRoutes(app: ServerApp, context: ServerContext): Promise<void> {
  const { db } = context.database;
  const { publicUrl, openRosaPartBytes } = context.settings;

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
    formFor: openFormGate(db),
    store: openSubmissionStore(db),
  };
  const admit = openAppUserGate(db);
  const route = {
    config: { audience: 'app-user' as const },
    schema: { hide: true },
    onRequest: (request: FastifyRequest) => repeated(() => admit(request)),
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
          const { sha256, md5 } = await formFile(db, appUserOf(request), formId, name);
          reply
            .header('etag', `"${md5}"`)
            .header('cache-control', 'private, no-cache')
            .header('x-content-type-options', 'nosniff')
            .header(
              'content-disposition',
              `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
            );
          if (holdsAlready(request, md5)) return reply.code(304).send();
          const content = await context.files.read(sha256);
          return reply.header('content-type', mediaType(name)).send(content);
        },
      );

      scope.get('/submission', route, async (_request, reply) => reply.code(204).send());

      scope.post('/submission', route, async (request, reply) => {
        request.raw.setTimeout(LIMITS.openRosa.silenceMs, () => request.raw.destroy());
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
  const kept = text.replaceAll('\0', '').slice(0, LIMITS.openRosa.deviceCharacters);
  // Half of a character that was cut in two is no text that a database takes.
  return kept.replace(/[\ud800-\udbff]$/, '') || null;
}
