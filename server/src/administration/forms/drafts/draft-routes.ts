import { Readable } from 'node:stream';
import {
  DraftPublishedAnswer,
  DraftRecordParams,
  DraftRecordsAnswer,
  DraftRecordsQuery,
  DraftUploadAnswer,
  DraftUploadQuery,
  EndDraftRequest,
  FormDraftsAnswer,
  NumericIdParams,
} from '@aranya/shared/contracts/administration';
import { FORM_UPLOAD_LIMITS } from '../../../collecting/form-limits';
import { endDraft, publishDraft } from '../../../collecting/forms/drafts/end-draft';
import { keepDraft } from '../../../collecting/forms/drafts/keep-draft';
import { receiveForm } from '../../../collecting/forms/receive-form';
import { outcomeIn } from '../../../collecting/forms/upload-outcome';
import { refuseWithCentral } from '../../../collecting/refuse-with-central';
import type { ServerApp } from '../../../platform/http/app-types';
import { askedLanguage } from '../../../platform/languages/asked-language';
import { sentence } from '../../../platform/languages/sentence';
import { invalidField } from '../../../platform/problems/problem';
import type { PublishingContext } from '../../../publishing/publishing-context';
import { administratorRoute, changeRoute, recordAction } from '../../administrator-route';
import { listDraftRecords, listDrafts, readDraftRecord, requireDraft } from './draft-queries';

export function draftAdministrationRoutes(app: ServerApp, context: PublishingContext): void {
  const { database, translations } = context;
  const { db } = database;
  readingRoutes(app, context);
  // The route streams the multipart body.
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    done(null, payload);
  });

  app.post(
    '/form-drafts',
    administratorRoute(
      'Keep an XForm or XLSForm with its files as a draft, in the place of a former one',
      { querystring: DraftUploadQuery, response: { 200: DraftUploadAnswer } },
      FORM_UPLOAD_LIMITS.requestBytes,
    ),
    async (request) => {
      refuseWithCentral(context);
      if (!(request.body instanceof Readable)) {
        throw invalidField('form', sentence('Send the form as multipart/form-data.'));
      }
      const type = request.headers['content-type'];
      const query = { check: 'yes' as const, ...request.query };
      let id: number | null = null;
      const outcome = await receiveForm(context, request.body, type, query, async (form) => {
        id = await keepDraft(context, form);
      });
      if (id !== null) {
        const { formId: form = '', version = '' } = outcome.understood ?? {};
        await recordAction(context, request, 'form.draft_kept', { details: { form, version } });
      }
      const language = askedLanguage(request, translations);
      return { id, report: outcomeIn(outcome, language, translations) };
    },
  );

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

function readingRoutes(app: ServerApp, { database: { db }, settings }: PublishingContext): void {
  app.get(
    '/form-drafts',
    administratorRoute('Every draft, with the key by which a phone tries it out', {
      response: { 200: FormDraftsAnswer },
    }),
    async () => ({ drafts: await listDrafts(db, settings.publicUrl) }),
  );

  app.get(
    '/form-drafts/:id/records',
    administratorRoute('The test records of a draft', {
      params: NumericIdParams,
      querystring: DraftRecordsQuery,
      response: { 200: DraftRecordsAnswer },
    }),
    async (request) => {
      const { id } = await requireDraft(db, request.params.id);
      return listDraftRecords(db, id, request.query.page);
    },
  );

  app.get(
    '/form-drafts/:id/records/:recordId',
    administratorRoute('A test record as the phone sent it', { params: DraftRecordParams }),
    async (request, reply) => {
      const { id, recordId } = request.params;
      const xml = await readDraftRecord(db, id, recordId);
      // Sent as an attachment: a record is markup from a phone and must not open as a page of this
      // origin.
      return reply
        .type('application/xml; charset=utf-8')
        .header('content-disposition', 'attachment; filename="record.xml"')
        .send(xml);
    },
  );
}
