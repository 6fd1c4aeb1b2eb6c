import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerApp } from '../../platform/http/app-types';
import { answerConditionally } from '../../platform/http/conditional-answer';
import type { PhoneContacts } from '../app-users/phone-contact';
import type { CollectingContext } from '../collecting-context';
import type { FileStore } from '../files/file-store';
import type { OwnedContent } from '../files/owned-content';
import { sendStoredFile } from '../files/send-stored-file';
import { notFound } from '../open-rosa-error';
import { type AppUserRoute, appUserOf, type KeyParams } from './app-user-gate';
import { XML_TYPE } from './error-answer';
import { formFile, formXml, listFormFiles, listForms } from './form-downloads';
import { formAddress, formListXml, manifestXml } from './open-rosa-documents';

interface FormParams extends KeyParams {
  formId: string;
}

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
    const base = baseOf(request);
    const listed = forms.map((form) => ({ ...form, address: formAddress(base, form.xmlFormId) }));
    return sendXml(request, reply, formListXml(listed));
  });

  scope.get<{ Params: { file: string } & KeyParams }>(
    '/forms/:file',
    route,
    async (request, reply) => {
      const { file } = request.params;
      if (!file.endsWith('.xml')) throw notFound();
      const formId = file.slice(0, -'.xml'.length);
      return sendXForm(request, reply, await formXml(db, appUserOf(request), formId));
    },
  );

  scope.get<{ Params: FormParams }>('/forms/:formId/manifest', route, async (request, reply) => {
    const { formId } = request.params;
    const listed = await listFormFiles(db, appUserOf(request), formId);
    return sendXml(request, reply, manifestXml(listed, formAddress(baseOf(request), formId)));
  });

  scope.get<{ Params: FormParams & { name: string } }>(
    '/forms/:formId/attachments/:name',
    route,
    async (request, reply) => {
      const { formId, name } = request.params;
      const file = await formFile(db, appUserOf(request), formId, name);
      return sendFormFile(files, request, reply, { ...file, name });
    },
  );
}

/** Byte for byte as published; conditional requests are supported. */
export const sendXForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  { xml: body, md5 }: { xml: Uint8Array; md5: string },
) =>
  answerConditionally(request, reply, {
    body,
    contentType: 'application/xml; charset=utf-8',
    md5,
  });

export const sendFormFile = (
  files: Pick<FileStore, 'read'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { content: owned, md5: tag, name }: { content: OwnedContent; md5: string; name: string },
) => sendStoredFile(files, request, reply, { owned, name, tag, cacheControl: 'private, no-cache' });

export function sendXml(request: FastifyRequest, reply: FastifyReply, xml: string) {
  const md5 = createHash('md5').update(xml).digest('hex');
  return answerConditionally(request, reply, {
    body: Buffer.from(xml),
    contentType: XML_TYPE,
    md5,
  });
}
