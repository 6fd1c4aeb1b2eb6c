import {
  CentralFormsAnswer,
  FormUploadAnswer,
  TakeOverFormRequest,
} from '@aranya/shared/contracts/administration';
import { takeOverForm } from '../../collecting/forms/give-form';
import { outcomeIn } from '../../collecting/forms/upload-outcome';
import type { ServerApp } from '../../platform/http/app-types';
import { askedLanguage } from '../../platform/languages/asked-language';
import { Problem } from '../../platform/problems/problem';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute } from '../administration-audience';
import { recordAction } from '../record-action';

/** Routes for forms that exist in ODK Central only; absent with the embedded server. */
export function centralFormRoutes(app: ServerApp, context: PublishingContext): void {
  app.get(
    '/central/forms',
    administratorRoute('Forms of ODK Central that can be taken over', {
      response: { 200: CentralFormsAnswer },
    }),
    async () => {
      const { formsInCentral } = context.collection;
      if (!formsInCentral) throw new Problem('not_found');
      return formsInCentral.list();
    },
  );

  app.post(
    '/central/forms',
    administratorRoute(
      'Take a form of ODK Central over with its records, or say what it would become',
      { body: TakeOverFormRequest, response: { 200: FormUploadAnswer } },
    ),
    async (request) => {
      const { translations } = context;
      const outcome = await takeOverForm(context, request.body);
      const { id, status, understood } = outcome;
      if (status === 'published') {
        const details = { formId: id, version: understood?.version ?? '' };
        await recordAction(context, request, 'form.taken_over', { details });
      }
      return outcomeIn(outcome, askedLanguage(request, translations), translations);
    },
  );
}
