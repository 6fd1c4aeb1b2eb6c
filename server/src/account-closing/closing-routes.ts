import {
  CloseAccountAnswer,
  CloseAccountRequest,
  KeepAccountRequest,
  LoginAnswer,
} from '@aranya/shared/contracts';
import { requirePerson } from '../accounts/guard';
import { refuseWithCentral } from '../administration/refuse-with-central';
import type { ServerApp } from '../app-types';
import type { ServerContext } from '../context';
import { describePerson } from '../profiles/describe-person';
import { requestClosing } from './request-closing';

const TAGS = ['accounts'];

/** Closing one's own account, and keeping it after all. */
export function closingRoutes(app: ServerApp, context: ServerContext): void {
  app.post(
    '/user/close-account',
    {
      config: { audience: 'signed-in' },
      schema: {
        summary: 'Close the account of the signed-in person; it can be kept for some days',
        tags: TAGS,
        body: CloseAccountRequest,
        response: { 200: CloseAccountAnswer },
      },
    },
    async (request) => {
      const person = await requirePerson(request);
      refuseWithCentral(context);
      const { password, choice } = request.body;
      await context.accounts.checkPin(person, password);
      const closesAt = await requestClosing(context.database.db, person.id, choice);
      await context.audit.record({
        action: 'account.closing_requested',
        actorId: person.id,
        subjectId: person.id,
        details: { choice },
      });
      return { closesAt: closesAt.toISOString() };
    },
  );

  app.post(
    '/user/keep-account',
    {
      config: { audience: 'anyone' },
      schema: {
        summary: 'Sign in, and keep the account that was to be closed',
        tags: TAGS,
        body: KeepAccountRequest,
        response: { 200: LoginAnswer },
      },
    },
    async (request) => {
      const { phoneNumber, password } = request.body;
      const { personId, token } = await context.accounts.signIn(
        phoneNumber,
        password,
        request.ip,
        request.headers['user-agent'],
        { keepAccount: true },
      );
      await context.audit.record({
        action: 'account.kept',
        actorId: personId,
        subjectId: personId,
      });
      const { odkInfo, ...user } = await describePerson(context, personId);
      return { user, token, odkInfo };
    },
  );
}
