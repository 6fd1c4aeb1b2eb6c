import type { ServerApp } from '../../platform/http/app-types';
import { answerConditionally } from '../../platform/http/conditional-answer';
import type { CollectingContext } from '../collecting-context';
import { sendStoredFile } from '../files/send-stored-file';
import { draftUrl } from '../forms/drafts/draft-settings';
import { receiveSubmission } from '../submissions/receiving/receive-submission';
import { sendXml } from './download-routes';
import { draftMedia, draftXml, listDraftFiles } from './draft-downloads';
import { draftOf, openDraftRoute, type TestedDraft } from './draft-gate';
import { draftIntake } from './draft-intake';
import { draftListXml, filesXml } from './open-rosa-documents';
import { answerStored, submissionOf } from './submission-routes';

/**
 * Routes for phones that test a draft: the same as for published forms, below the addresses of ODK Central's
 * drafts.
 */
export function draftRoutes(scope: ServerApp, context: CollectingContext): void {
  const { database, files, settings } = context;
  const { db } = database;
  const route = openDraftRoute(db);
  const addressOf = (draft: TestedDraft) => draftUrl(settings.publicUrl, draft);

  scope.get('/draft/formList', route, async (request, reply) => {
    const draft = draftOf(request);
    const { title, version } = draft.xform;
    const hasMedia = (await listDraftFiles(db, draft.id)).length > 0;
    const listed = { xmlFormId: draft.xmlFormId, title, version, md5: draft.md5, hasMedia };
    return sendXml(request, reply, draftListXml(listed, addressOf(draft)));
  });

  scope.get('/draft.xml', route, async (request, reply) => {
    const { id, md5 } = draftOf(request);
    const contentType = 'application/xml; charset=utf-8';
    return answerConditionally(request, reply, { body: await draftXml(db, id), contentType, md5 });
  });

  scope.get('/draft/manifest', route, async (request, reply) => {
    const draft = draftOf(request);
    const listed = await listDraftFiles(db, draft.id);
    return sendXml(request, reply, filesXml(listed, addressOf(draft)));
  });

  scope.get<{ Params: { name: string } }>(
    '/draft/attachments/:name',
    route,
    async (request, reply) => {
      const { name } = request.params;
      const { content, md5 } = await draftMedia(db, draftOf(request).id, name);
      return sendStoredFile(files, request, reply, {
        owned: content,
        name,
        tag: md5,
        cacheControl: 'private, no-cache',
      });
    },
  );

  scope.get('/draft/submission', route, async (_request, reply) => reply.code(204).send());

  scope.post('/draft/submission', route, async (request, reply) => {
    const draft = draftOf(request);
    // A test record has no owner.
    const submitter = { appUserId: 0, projectId: draft.projectId };
    const stored = await receiveSubmission(
      draftIntake(context, draft),
      submissionOf(request, submitter),
    );
    return answerStored(request, reply, stored);
  });
}
