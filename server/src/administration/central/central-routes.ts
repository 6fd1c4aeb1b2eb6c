import {
  CentralAppUsersAnswer,
  CentralAppUsersQuery,
  CentralFaultAnswer,
  CentralFormsAnswer,
  FormUploadAnswer,
  LinkAppUserRequest,
  NumericIdParams,
  TakeOverFormRequest,
} from '@aranya/shared/contracts/administration';
import { takeOverForm } from '../../collecting/forms/give-form';
import { outcomeIn } from '../../collecting/forms/upload-outcome';
import type { ServerApp } from '../../platform/http/app-types';
import { askedLanguage } from '../../platform/languages/asked-language';
import { Problem } from '../../platform/problems/problem';
import { copyProtectedCells } from '../../publishing/public-occurrences/protection/change-protection';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute, changeRoute, recordAction } from '../administrator-route';
import { requirePersonByPhone } from '../people/person-actions';
import { pageOfAppUsers } from './central-app-users';

/** Absent with the embedded server. */
export function centralRoutes(app: ServerApp, context: PublishingContext): void {
  const { db } = context.database;
  const existing = () => {
    const { existingAppUsers } = context.collection;
    if (!existingAppUsers) throw new Problem('not_found');
    return existingAppUsers;
  };

  app.get(
    '/central/app-users',
    administratorRoute('App users of ODK Central, whose they are or may be, page by page', {
      querystring: CentralAppUsersQuery,
      response: { 200: CentralAppUsersAnswer },
    }),
    async (request) => {
      const { problem, appUsers } = await existing().list();
      return { problem, ...(await pageOfAppUsers(db, appUsers, request.query)) };
    },
  );

  app.get(
    '/central/fault',
    administratorRoute('Why ODK Central cannot be read; null where it is', {
      response: { 200: CentralFaultAnswer },
    }),
    async () => {
      const noted = await context.collection.fault();
      return { fault: noted && { sentence: noted.sentence, since: noted.since.toISOString() } };
    },
  );

  app.post(
    '/central/app-users/:id/link',
    changeRoute("Make an app user of ODK Central a person's, with its records", {
      params: NumericIdParams,
      body: LinkAppUserRequest,
    }),
    async (request) => {
      const { id: centralId } = request.params;
      const appUsers = existing();
      const { id: subjectId } = await requirePersonByPhone(db, request.body.phoneNumber);
      await appUsers.link(centralId, subjectId, copyProtectedCells);
      const about = { subjectId, details: { centralId } };
      return recordAction(context, request, 'person.app_user_linked', about);
    },
  );

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
