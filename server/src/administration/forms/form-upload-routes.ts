import { Readable } from 'node:stream';
import {
  DraftUploadAnswer,
  DraftUploadQuery,
  FormConverterAnswer,
  FormUploadAnswer,
  FormUploadQuery,
} from '@aranya/shared/contracts/administration';
import type { FastifyRequest } from 'fastify';
import { FORM_UPLOAD_LIMITS } from '../../collecting/form-limits';
import { keepDraft } from '../../collecting/forms/drafts/keep-draft';
import { receiveForm } from '../../collecting/forms/receive-form';
import { outcomeIn } from '../../collecting/forms/upload-outcome';
import { refuseWithCentral } from '../../collecting/refuse-with-central';
import type { ServerApp } from '../../platform/http/app-types';
import { askedLanguage } from '../../platform/languages/asked-language';
import { sentence } from '../../platform/languages/sentence';
import { invalidField } from '../../platform/problems/problem';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute, recordAction } from '../administrator-route';

export function formUploadRoutes(app: ServerApp, context: PublishingContext): void {
  const { translations } = context;
  // The route streams the multipart body.
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    done(null, payload);
  });

  app.get(
    '/form-converter',
    administratorRoute('Whether XLSForms are converted here', {
      response: { 200: FormConverterAnswer },
    }),
    async () => ({ xlsForms: await context.xlsForms.available() }),
  );

  app.post(
    '/forms',
    administratorRoute(
      'Check an XForm or XLSForm with its files, or publish it; all of it is taken, or nothing',
      { querystring: FormUploadQuery, response: { 200: FormUploadAnswer } },
      FORM_UPLOAD_LIMITS.requestBytes,
    ),
    async (request) => {
      const outcome = await receiveForm(context, ...sentIn(request), request.query);
      const { id, status, understood } = outcome;
      if (status === 'published') {
        const details = { formId: id, version: understood?.version ?? '' };
        await recordAction(context, request, 'form.published', { details });
      }
      return outcomeIn(outcome, askedLanguage(request, translations), translations);
    },
  );

  app.post(
    '/form-drafts',
    administratorRoute(
      'Keep an XForm or XLSForm with its files as a draft, in the place of a former one',
      { querystring: DraftUploadQuery, response: { 200: DraftUploadAnswer } },
      FORM_UPLOAD_LIMITS.requestBytes,
    ),
    async (request) => {
      refuseWithCentral(context);
      const query = { check: 'yes' as const, ...request.query };
      let id: number | null = null;
      const outcome = await receiveForm(context, ...sentIn(request), query, async (form) => {
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
}

/** @throws Problem `invalid_input` */
function sentIn({ body, headers }: FastifyRequest): [body: Readable, type: string | undefined] {
  if (body instanceof Readable) return [body, headers['content-type']];
  throw invalidField('form', sentence('Send the form as multipart/form-data.'));
}
