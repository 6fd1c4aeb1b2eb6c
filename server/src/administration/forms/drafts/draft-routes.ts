import {
  DraftPublishedAnswer,
  EndDraftRequest,
  NumericIdParams,
} from '@aranya/shared/contracts/administration';
import { endDraft, publishDraft } from '../../../collecting/forms/drafts/end-draft';
import { refuseWithCentral } from '../../../collecting/refuse-with-central';
import type { ServerApp } from '../../../platform/http/app-types';
import type { PublishingContext } from '../../../publishing/publishing-context';
import { administratorRoute, changeRoute, recordAction } from '../../administrator-route';
import { draftListRoutes, requireDraft } from './draft-list-routes';

export function draftAdministrationRoutes(app: ServerApp, context: PublishingContext): void {
  const { db } = context.database;
  draftListRoutes(app, context);

  app.post(
    '/form-drafts/:id/publish',
    administratorRoute('Publish a draft as it was tested; its test records are removed', {
      params: NumericIdParams,
      body: EndDraftRequest,
      response: { 200: DraftPublishedAnswer },
    }),
    async (request) => {
      refuseWithCentral(context);
      const { id } = await requireDraft(db, request.params.id);
      const { formId, version } = await publishDraft(db, { id, ...request.body });
      await recordAction(context, request, 'form.published', { details: { formId, version } });
      return { id: formId };
    },
  );

  app.post(
    '/form-drafts/:id/remove',
    changeRoute('Throw a draft away, with its test records and its key', {
      params: NumericIdParams,
      body: EndDraftRequest,
    }),
    async (request) => {
      const { id, xmlFormId } = await requireDraft(db, request.params.id);
      await endDraft(db, { id, ...request.body });
      return recordAction(context, request, 'form.draft_removed', { details: { form: xmlFormId } });
    },
  );
}
