import {
  CentralAppUsersAnswer,
  CentralAppUsersQuery,
  CentralFaultAnswer,
  DoneAnswer,
  LinkAppUserRequest,
  NumericIdParams,
} from '@aranya/shared/contracts/administration';
import type { ServerApp } from '../../platform/http/app-types';
import { Problem } from '../../platform/problems/problem';
import { copyProtectedCells } from '../../publishing/public-occurrences/protection/change-protection';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute } from '../administration-audience';
import { requirePersonByPhone } from '../people/person-actions';
import { recordAction } from '../record-action';
import { pageOfAppUsers } from './central-app-users';

/** Routes for existing app users and faults of ODK Central; absent with the embedded server. */
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
    administratorRoute("Make an app user of ODK Central a person's, with its records", {
      params: NumericIdParams,
      body: LinkAppUserRequest,
      response: { 200: DoneAnswer },
    }),
    async (request) => {
      const { id: centralId } = request.params;
      const appUsers = existing();
      const subjectId = await requirePersonByPhone(db, request.body.phoneNumber);
      await appUsers.link(centralId, subjectId, copyProtectedCells);
      await recordAction(context, request, 'person.app_user_linked', {
        subjectId,
        details: { centralId },
      });
      return { done: true as const };
    },
  );
}
