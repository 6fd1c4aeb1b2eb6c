import {
  FormRequestsAnswer,
  FormRequestsQuery,
  NumericIdParams,
  SettleRequest,
} from '@aranya/shared/contracts/administration';
import type { ServerApp } from '../../platform/http/app-types';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute, changeRoute, recordAction } from '../administrator-route';
import { sendCsv } from '../csv';
import { personOfAppUser } from '../people/person-actions';
import { everyRequest, listRequests } from './form-request-queries';
import { settle } from './grant-access';

const HEAD = [
  'title',
  'formId',
  'name',
  'phoneNumber',
  'state',
  'attempts',
  'firstAt',
  'lastAt',
  'reason',
  'answer',
] as const;

const ACTIONS = { grant: 'form_request.granted', dismiss: 'form_request.dismissed' } as const;

export function formRequestRoutes(app: ServerApp, context: PublishingContext): void {
  const { db } = context.database;

  app.get(
    '/form-requests',
    administratorRoute('Who asked for a form or was refused one, page by page', {
      querystring: FormRequestsQuery,
      response: { 200: FormRequestsAnswer },
    }),
    async (request) => listRequests(db, request.query),
  );

  app.get(
    '/form-requests.csv',
    administratorRoute('All of them as a table'),
    async (request, reply) => {
      await recordAction(context, request, 'form_requests.downloaded');
      return sendCsv(reply, 'form-requests', HEAD, everyRequest(db));
    },
  );

  app.post(
    '/form-requests/:id',
    changeRoute('Give the form, or refuse it, with a sentence for the person', {
      params: NumericIdParams,
      body: SettleRequest,
    }),
    async (request) => {
      const { action } = request.body;
      const { appUserId, formId } = await settle(context, request.params.id, request.body);
      const about = { subjectId: await personOfAppUser(db, appUserId), details: { formId } };
      return recordAction(context, request, ACTIONS[action], about);
    },
  );
}
