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
import { callerNetwork } from '../../platform/http/caller-network';
import { routesOf } from '../../platform/http/route-options';
import type { AccountContext } from '../account-context';
import { describePerson } from '../profiles/describe-person';
import { requestClosing } from './request-closing';

const TAGS = ['accounts'];
const route = routesOf(TAGS);

/** Routes for closing one's own account and for restoring it. */
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
      await context.audit.record({
        action: 'account.closing_requested',
        actorId: person.id,
        subjectId: person.id,
        details: { choice },
      });
      // While Central is unavailable, its codes stay queued for the next successful reading.
      await context.collection.catchUp();
      return { closesAt: closesAt.toISOString() };
    },
  );

  app.post(
    '/user/keep-account',
    {
      config: { audience: 'anyone', limit: { inHandler: 'signInPerAddress' } },
      bodyLimit: LIMITS.listBodyBytes,
      schema: {
        summary: 'Sign in, and keep the account that was to be closed',
        tags: TAGS,
        body: KeepAccountRequest,
        response: { 200: LoginAnswer },
      },
    },
    async (request) => {
      const { phoneNumber, password, deviceMarks } = request.body;
      const { personId, token, deviceMark } = await context.accounts.signIn(
        phoneNumber,
        password,
        callerNetwork(request),
        request.headers['user-agent'],
        { cancelClosing: true, deviceMarks },
      );
      await context.audit.record({
        action: 'account.kept',
        actorId: personId,
        subjectId: personId,
      });
      const { odkInfo, ...user } = await describePerson(context, personId);
      return { user, token, odkInfo, ...(deviceMark && { deviceMark }) };
    },
  );
}
