import { PROJECT_ID } from '@aranya/shared/contracts';
import {
  type FormRequest,
  FormRequestsAnswer,
  FormRequestsQuery,
  NumericIdParams,
  SettleRequest,
} from '@aranya/shared/contracts/administration';
import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import { appUser, form, formRequest, formVersion } from '../../collecting/tables';
import { person } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';
import type { ServerApp } from '../../platform/http/app-types';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute, changeRoute, recordAction } from '../administrator-route';
import { allRows, sendCsv } from '../csv';
import { isoTime, orElse, partOf } from '../paging';
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
    async ({ query: { state, page } }) => {
      const inState = eq(formRequest.state, state);
      const { limit, offset } = partOf(page);
      const requests = await selectRequests(db, inState)
        .orderBy(desc(formRequest.lastAt), desc(formRequest.id))
        .limit(limit)
        .offset(offset);
      return { total: await db.$count(formRequest, inState), requests };
    },
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
      const { personId, formId } = await settle(context, request.params.id, request.body);
      const about = { subjectId: personId, details: { formId } };
      return recordAction(context, request, ACTIONS[action], about);
    },
  );
}

const everyRequest = (db: Database): AsyncGenerator<FormRequest> =>
  allRows(async (after, limit) =>
    selectRequests(db, after ? lt(formRequest.id, after.id) : undefined)
      .orderBy(desc(formRequest.id))
      .limit(limit),
  );

const selectRequests = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: formRequest.id,
      name: orElse(person.name),
      phoneNumber: orElse(person.phoneNumber),
      formId: form.xmlFormId,
      title: orElse(formVersion.title, form.xmlFormId),
      state: formRequest.state,
      attempts: formRequest.attempts,
      reason: orElse(formRequest.reason),
      answer: orElse(formRequest.answer),
      firstAt: isoTime(formRequest.firstAt),
      lastAt: isoTime(formRequest.lastAt),
    })
    .from(formRequest)
    .innerJoin(appUser, eq(appUser.id, formRequest.appUserId))
    .innerJoin(form, eq(form.id, formRequest.formId))
    .leftJoin(formVersion, eq(formVersion.id, form.currentVersionId))
    .leftJoin(person, eq(person.id, appUser.personId))
    .where(and(eq(form.projectId, PROJECT_ID), where));
