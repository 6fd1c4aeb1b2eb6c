import { PROJECT_ID } from '@aranya/shared/contracts';
import {
  FormPeopleAnswer,
  FormPeopleQuery,
  GrantAccessRequest,
  NumericIdParams,
  WithdrawAccessRequest,
} from '@aranya/shared/contracts/administration';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { withdrawAccess } from '../../collecting/forms/form-access';
import { refuseWithCentral } from '../../collecting/refuse-with-central';
import { appUser, form, formAccess } from '../../collecting/tables';
import { person } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';
import type { ServerApp } from '../../platform/http/app-types';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute, changeRoute, recordAction } from '../administrator-route';
import { allRows, sendCsv } from '../csv';
import { isoTime, orElse, partOf } from '../paging';
import { personOfAppUser } from '../people/person-actions';
import { requireForm } from './form-queries';
import { grantByPhone } from './grant-access';

export function formAccessRoutes(app: ServerApp, context: PublishingContext): void {
  const { db } = context.database;

  app.get(
    '/forms/:id/people',
    administratorRoute('Who may fill in a form', {
      params: NumericIdParams,
      querystring: FormPeopleQuery,
      response: { 200: FormPeopleAnswer },
    }),
    async (request) => {
      const { id } = await requireForm(db, request.params.id);
      const ofForm = eq(formAccess.formId, id);
      const { limit, offset } = partOf(request.query.page);
      const people = await selectAccess(db, ofForm)
        .orderBy(desc(formAccess.grantedAt), formAccess.appUserId)
        .limit(limit)
        .offset(offset);
      return { total: await db.$count(formAccess, ofForm), people };
    },
  );

  app.get(
    '/form-access.csv',
    administratorRoute('Who may fill in which form'),
    async (request, reply) => {
      await recordAction(context, request, 'form_access.downloaded');
      const columns = ['formId', 'name', 'phoneNumber', 'grantedAt'] as const;
      return sendCsv(reply, 'form-access', columns, everyAccess(db));
    },
  );

  app.post(
    '/forms/:id/access',
    changeRoute('Give a person a form without its PIN', {
      params: NumericIdParams,
      body: GrantAccessRequest,
    }),
    async (request) => {
      const form = await requireForm(db, request.params.id);
      const subjectId = await grantByPhone(context, form, request.body.phoneNumber);
      const about = { subjectId, details: { formId: form.id } };
      return recordAction(context, request, 'form_access.granted', about);
    },
  );

  app.post(
    '/forms/:id/access/withdraw',
    changeRoute('Take a form from a person; what they sent stays', {
      params: NumericIdParams,
      body: WithdrawAccessRequest,
    }),
    async (request) => {
      const { id } = await requireForm(db, request.params.id);
      const { appUserId } = request.body;
      refuseWithCentral(context);
      await withdrawAccess(db, appUserId, id);
      const about = { subjectId: await personOfAppUser(db, appUserId), details: { formId: id } };
      return recordAction(context, request, 'form_access.withdrawn', about);
    },
  );
}

const everyAccess = (db: Database) =>
  allRows<Awaited<ReturnType<typeof selectAccess>>[number]>(async (after, limit) =>
    selectAccess(
      db,
      after
        ? sql`(${formAccess.formId}, ${formAccess.appUserId}) > (${after.formKey}, ${after.appUserId})`
        : undefined,
    )
      .orderBy(formAccess.formId, formAccess.appUserId)
      .limit(limit),
  );

const selectAccess = (db: Database, where: SQL | undefined) =>
  db
    .select({
      formKey: formAccess.formId,
      appUserId: formAccess.appUserId,
      formId: form.xmlFormId,
      name: orElse(person.name),
      phoneNumber: orElse(person.phoneNumber),
      grantedAt: isoTime(formAccess.grantedAt),
    })
    .from(formAccess)
    .innerJoin(form, eq(form.id, formAccess.formId))
    .innerJoin(appUser, eq(appUser.id, formAccess.appUserId))
    .leftJoin(person, eq(person.id, appUser.personId))
    .where(and(eq(form.projectId, PROJECT_ID), where));
