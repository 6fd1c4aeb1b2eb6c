import { CodeRequest, RecoveryRequest, RegistrationRequest } from '@aranya/shared/contracts';
import * as z from 'zod';
import type { ServerApp } from '../app-types';
import type { ServerContext } from '../context';

/** The same whether the phone number has an account or not. */
const CodeAnswer = z.object({ sent: z.literal(true) });
const DoneAnswer = z.object({ done: z.literal(true) });

/** The calls behind the identity pages. */
export function codeRoutes(app: ServerApp, { accounts }: ServerContext): void {
  const config = { audience: 'anyone' as const };
  const askForCode = { config, schema: { body: CodeRequest, response: { 200: CodeAnswer } } };

  app.post('/register/code', askForCode, async (request) => {
    await accounts.sendCode('registration', request.body.phoneNumber, request.ip);
    return { sent: true as const };
  });

  app.post('/recover/code', askForCode, async (request) => {
    await accounts.sendCode('recovery', request.body.phoneNumber, request.ip);
    return { sent: true as const };
  });

  app.post(
    '/register',
    { config, schema: { body: RegistrationRequest, response: { 200: DoneAnswer } } },
    async (request) => {
      await accounts.register(request.body, request.ip);
      return { done: true as const };
    },
  );

  app.post(
    '/recover',
    { config, schema: { body: RecoveryRequest, response: { 200: DoneAnswer } } },
    async (request) => {
      await accounts.recover(request.body, request.ip);
      return { done: true as const };
    },
  );
}
