import { LoginAnswer, LoginRequest, SignOutAnswer } from '@aranya/shared/contracts';
import { requirePerson } from '../../people/accounts/guard';
import { LIMITS } from '../../platform/configuration/limits';
import type { ServerApp } from '../../platform/http/app-types';
import { callerNetwork } from '../../platform/http/caller-network';
import { routesOf } from '../../platform/http/route-options';
import type { AccountContext } from '../account-context';
import { describePerson } from '../profiles/describe-person';

const route = routesOf(['accounts']);

/** Routes for signing in and out (specification section 7). */
export function accountRoutes(app: ServerApp, context: AccountContext): void {
  app.post(
    '/user/uloggedin-login',
    {
      config: { audience: 'anyone', limit: { inHandler: 'signInPerAddress' } },
      bodyLimit: LIMITS.listBodyBytes,
      schema: {
        summary: 'Sign in with phone number and PIN',
        tags: ['accounts'],
        body: LoginRequest,
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
        { deviceMarks },
      );
      const { odkInfo, ...user } = await describePerson(context, personId);
      return { user, token, odkInfo, ...(deviceMark && { deviceMark }) };
    },
  );

  app.post(
    '/user/sign-out',
    route(
      { audience: 'signed-in', limit: 'changesPerPerson' },
      'End the session of the Authorization header',
      { response: { 200: SignOutAnswer } },
    ),
    async (request) => {
      const { token } = await requirePerson(request);
      await context.sessions.end(token);
      return { signedOut: true as const };
    },
  );
}
