import {
  CloseAccountAnswer,
  CloseAccountRequest,
  KeepAccountRequest,
  LoginAnswer,
} from '@aranya/shared/contracts';
import { refuseWithCentral } from '../../collecting/refuse-with-central';
import { requirePerson } from '../../people/accounts/guard';
import { LIMITS } from '../../platform/configuration/limits';
import type { ServerApp } from '../../platform/http/app-types';
import { routesOf } from '../../platform/http/route-options';
import type { AccountContext } from '../account-context';
import { signIn } from '../sign-in/account-routes';
import { requestClosing } from './request-closing';

const route = routesOf(['accounts']);

export function closingRoutes(app: ServerApp, context: AccountContext): void {
  app.post(
    '/user/close-account',
    route(
      { audience: 'signed-in', limit: { inHandler: 'pinCheckPerSession' } },
      'Close the account of the signed-in person; it can be kept for some days',
      { body: CloseAccountRequest, response: { 200: CloseAccountAnswer } },
    ),
    async (request) => {
      const person = await requirePerson(request);
      const { password, choice } = request.body;
      // Central stores the records, so the next synchronisation would restore them.
      if (choice === 'delete') refuseWithCentral(context);
      await context.accounts.checkPin(person, password);
      const closesAt = await requestClosing(context.database.db, person.id, choice);
      const { id } = person;
      const action = 'account.closing_requested';
      await context.audit.record({ action, actorId: id, subjectId: id, details: { choice } });
      // While Central is unavailable, its codes stay queued for the next successful reading.
      await context.collection.catchUp();
      return { closesAt: closesAt.toISOString() };
    },
  );

  app.post(
    '/user/keep-account',
    route(
      { audience: 'anyone', limit: { inHandler: 'signInPerAddress' } },
      'Sign in, and keep the account that was to be closed',
      { body: KeepAccountRequest, response: { 200: LoginAnswer } },
      LIMITS.listBodyBytes,
    ),
    async (request) => {
      const answer = await signIn(context, request, request.body, true);
      const { id } = answer.user;
      await context.audit.record({ action: 'account.kept', actorId: id, subjectId: id });
      return answer;
    },
  );
}
