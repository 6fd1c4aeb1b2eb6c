import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerApp } from '../../platform/http/app-types';
import { answerConditionally } from '../../platform/http/conditional-answer';
import type { PhoneContacts } from '../app-users/phone-contact';
import type { CollectingContext } from '../collecting-context';
import { sendStoredFile } from '../files/send-stored-file';
import { notFound } from '../open-rosa-error';
import { appUserOf, type KeyParams } from './app-user-gate';
import type { AppUserRoute } from './app-user-route';
import { XML_TYPE } from './error-answer';
import { formFile, formXml, listFormFiles, listForms } from './form-downloads';
import { formListXml, manifestXml } from './open-rosa-documents';

interface FormParams extends KeyParams {
  formId: string;
}

/** Routes for the list of forms, the forms and their files (OpenRosa form discovery). */
export function downloadRoutes(
  scope: ServerApp,
  { database: { db }, files, settings }: Pick<CollectingContext, 'database' | 'files' | 'settings'>,
  route: AppUserRoute,
  phones: PhoneContacts,
): void {
  const baseOf = (request: FastifyRequest) => {
    const { token, projectId } = request.params as KeyParams;
    return `${settings.publicUrl}/v1/key/${token}/projects/${projectId}`;
  };

  scope.get('/formList', route, async (request, reply) => {
    const { formID } = request.query as { formID?: unknown };
    const only = typeof formID === 'string' ? formID.replaceAll('\0', '') : undefined;
    const forms = await listForms(db, appUserOf(request), only);
    await phones
      .askedForForms(appUserOf(request).id)
      .catch((error: unknown) => request.log.warn(error));
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

  scope.get<{ Params: FormParams }>('/forms/:formId/manifest', route, async (request, reply) => {
    const { formId } = request.params;
    const listed = await listFormFiles(db, appUserOf(request), formId);
    return sendXml(request, reply, manifestXml(listed, baseOf(request), formId));
  });

  scope.get<{ Params: FormParams & { name: string } }>(
    '/forms/:formId/attachments/:name',
    route,
    async (request, reply) => {
      const { formId, name } = request.params;
      const { content, md5 } = await formFile(db, appUserOf(request), formId, name);
      return sendStoredFile(files, request, reply, {
        owned: content,
        name,
        tag: md5,
        cacheControl: 'private, no-cache',
      });
    },
  );
}

/** Sends an XML document; conditional requests are supported. */
export function sendXml(request: FastifyRequest, reply: FastifyReply, xml: string) {
  const md5 = createHash('md5').update(xml).digest('hex');
  return answerConditionally(request, reply, {
    body: Buffer.from(xml),
    contentType: XML_TYPE,
    md5,
  });
}
