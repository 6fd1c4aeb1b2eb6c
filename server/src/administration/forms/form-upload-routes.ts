import { Readable } from 'node:stream';
import {
  FormConverterAnswer,
  FormUploadAnswer,
  FormUploadQuery,
} from '@aranya/shared/contracts/administration';
import { FORM_UPLOAD_LIMITS } from '../../collecting/form-limits';
import { receiveForm } from '../../collecting/forms/receive-form';
import { outcomeIn } from '../../collecting/forms/upload-outcome';
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
      if (!(request.body instanceof Readable)) {
        throw invalidField('form', sentence('Send the form as multipart/form-data.'));
      }
      const type = request.headers['content-type'];
      const outcome = await receiveForm(context, request.body, type, request.query);
      const { id, status, understood } = outcome;
      if (status === 'published') {
        const details = { formId: id, version: understood?.version ?? '' };
        await recordAction(context, request, 'form.published', { details });
      }
      return outcomeIn(outcome, askedLanguage(request, translations), translations);
    },
  );
}
