import {
  FormRequestAnswer,
  FormRequestRequest,
  OwnFormRequestsAnswer,
} from '@aranya/shared/contracts';
import { requirePerson } from '../../../people/accounts/guard';
import type { ServerApp } from '../../../platform/http/app-types';
import { routesOf } from '../../../platform/http/route-options';
import { Problem } from '../../../platform/problems/problem';
import type { CollectingContext } from '../../collecting-context';
import { askForForm } from '../form-access';
import { ownRequests } from './form-requests';

const route = routesOf(['collection']);

export function formRequestRoutes(app: ServerApp, context: CollectingContext): void {
  app.post(
    '/odk/form-requests',
    route(
      { audience: 'collector', limit: 'formRequestsPerPerson' },
      'Ask an administrator for a targeted form, with a reason in place of its PIN',
      { body: FormRequestRequest, response: { 200: FormRequestAnswer } },
    ),
    async (request) => {
      const { id, odkUserId } = await requirePerson(request);
      // Access belongs to an app user, which does not exist before the QR code was created.
      if (odkUserId === null) throw new Problem('forbidden');
      const { formId: xmlFormId, reason } = request.body;
      const formId = await askForForm(context, { appUserId: Number(odkUserId), xmlFormId, reason });
      await context.audit.record({
        action: 'form_request.made',
        actorId: id,
        subjectId: id,
        details: { formId },
      });
      return { waits: true as const };
    },
  );

  app.get(
    '/odk/form-requests',
    route(
      { audience: 'collector' },
      'The forms that the person asked for, and what administrators answered',
      { response: { 200: OwnFormRequestsAnswer } },
    ),
    async (request) => {
      const { odkUserId } = await requirePerson(request);
      const { db } = context.database;
      return { requests: odkUserId === null ? [] : await ownRequests(db, Number(odkUserId)) };
    },
  );
}
