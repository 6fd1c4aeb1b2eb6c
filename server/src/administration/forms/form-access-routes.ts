import {
  DoneAnswer,
  FormPeopleAnswer,
  FormPeopleQuery,
  GrantAccessRequest,
  NumericIdParams,
  WithdrawAccessRequest,
} from '@aranya/shared/contracts/administration';
import { withdrawAccess } from '../../collecting/forms/form-access';
import { refuseWithCentral } from '../../collecting/refuse-with-central';
import type { ServerApp } from '../../platform/http/app-types';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute } from '../administration-audience';
import { sendCsv } from '../csv/csv-answer';
import { personOfAppUser } from '../people/person-actions';
import { recordAction } from '../record-action';
import { everyAccess } from './form-access-file';
import { listFormPeople, requireForm } from './form-queries';
import { grantByPhone } from './grant-access';

export function formAccessRoutes(app: ServerApp, context: PublishingContext): void {
  const { db } = context.database;
  const done = { done: true as const };

  app.get(
    '/forms/:id/people',
    administratorRoute('Who may fill in a form', {
      params: NumericIdParams,
      querystring: FormPeopleQuery,
      response: { 200: FormPeopleAnswer },
    }),
    async (request) => {
      const { id } = await requireForm(db, request.params.id);
      return listFormPeople(db, id, request.query.page);
    },
  );

  app.get(
    '/form-access.csv',
    administratorRoute('Who may fill in which form'),
    async (request, reply) => {
      await recordAction(context, request, 'form_access.downloaded');
      return sendCsv(reply, {
        name: 'form-access',
        head: ['formId', 'name', 'phoneNumber', 'grantedAt'],
        rows: accessRows(context),
      });
    },
  );

  app.post(
    '/forms/:id/access',
    administratorRoute('Give a person a form without its PIN', {
      params: NumericIdParams,
      body: GrantAccessRequest,
      response: { 200: DoneAnswer },
    }),
    async (request) => {
      const form = await requireForm(db, request.params.id);
      const subjectId = await grantByPhone(context, form, request.body.phoneNumber);
      const about = { subjectId, details: { formId: form.id } };
      await recordAction(context, request, 'form_access.granted', about);
      return done;
    },
  );

  app.post(
    '/forms/:id/access/withdraw',
    administratorRoute('Take a form from a person; what they sent stays', {
      params: NumericIdParams,
      body: WithdrawAccessRequest,
      response: { 200: DoneAnswer },
    }),
    async (request) => {
      const { id } = await requireForm(db, request.params.id);
      const { appUserId } = request.body;
      refuseWithCentral(context);
      await withdrawAccess(db, appUserId, id);
      const about = { subjectId: await personOfAppUser(db, appUserId), details: { formId: id } };
      await recordAction(context, request, 'form_access.withdrawn', about);
      return done;
    },
  );
}

async function* accessRows({ database }: Pick<PublishingContext, 'database'>) {
  for await (const { formId, name, phoneNumber, grantedAt } of everyAccess(database.db)) {
    yield [formId, name, phoneNumber, grantedAt];
  }
}
