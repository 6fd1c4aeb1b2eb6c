import { LoginAnswer, LoginRequest, SignOutAnswer } from '@aranya/shared/contracts';
import type { ServerApp } from '../app-types';
import type { ServerContext } from '../context';
import { describePerson } from '../profiles/describe-person';
import { requirePerson } from './guard';

/** Signing in and out (specification section 7). */
export function accountRoutes(app: ServerApp, context: ServerContext): void {
  app.post(
    '/user/uloggedin-login',
    {
      config: { audience: 'anyone' },
      schema: {
        summary: 'Sign in with phone number and PIN',
        tags: ['accounts'],
        body: LoginRequest,
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
      );
      const { odkInfo, ...user } = await describePerson(context, personId);
      return { user, token, odkInfo };
    },
  );

  app.post(
    '/user/sign-out',
    {
      config: { audience: 'signed-in' },
      schema: {
        summary: 'End the session of the Authorization header',
        tags: ['accounts'],
        response: { 200: SignOutAnswer },
      },
    },
    async (request) => {
      const { token } = await requirePerson(request);
      await context.sessions.end(token);
      return { signedOut: true as const };
    },
  );
}
