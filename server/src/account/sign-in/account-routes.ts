import {
  EndSessionRequest,
  LoginAnswer,
  LoginRequest,
  SessionsAnswer,
  SignOutAnswer,
} from '@aranya/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { requirePerson } from '../../people/accounts/guard';
import {
  endOtherSessions,
  endSessionOf,
  sessionsOf,
} from '../../people/accounts/sessions/session-list';
import { LIMITS } from '../../platform/configuration/limits';
import type { ServerApp } from '../../platform/http/app-types';
import { callerNetwork } from '../../platform/http/caller-network';
import { routesOf } from '../../platform/http/route-options';
import { Problem } from '../../platform/problems/problem';
import type { AccountContext } from '../account-context';
import { describePerson } from '../profiles/describe-person';

const route = routesOf(['accounts']);

/** @throws Problem as `Accounts.signIn` */
export async function signIn(
  context: AccountContext,
  request: FastifyRequest,
  { phoneNumber, password, deviceMarks }: LoginRequest,
  cancelClosing = false,
): Promise<LoginAnswer> {
  const { personId, token, deviceMark } = await context.accounts.signIn(
    phoneNumber,
    password,
    callerNetwork(request),
    request.headers['user-agent'],
    { cancelClosing, deviceMarks },
  );
  const { odkInfo, ...user } = await describePerson(context, personId);
  return { user, token, odkInfo, ...(deviceMark && { deviceMark }) };
}

/** Specification section 7. */
export function accountRoutes(app: ServerApp, context: AccountContext): void {
  const { db } = context.database;
  const ofPerson = { audience: 'signed-in', limit: 'changesPerPerson' } as const;

  app.post(
    '/user/uloggedin-login',
    route(
      { audience: 'anyone', limit: { inHandler: 'signInPerAddress' } },
      'Sign in with phone number and PIN',
      { body: LoginRequest, response: { 200: LoginAnswer } },
      LIMITS.listBodyBytes,
    ),
    async (request) => signIn(context, request, request.body),
  );

  app.post(
    '/user/sign-out',
    route(ofPerson, 'End the session of the Authorization header', {
      response: { 200: SignOutAnswer },
    }),
    async (request) => {
      const { token } = await requirePerson(request);
      await context.sessions.end(token);
      return { signedOut: true as const };
    },
  );

  app.get(
    '/user/sessions',
    route(ofPerson, 'Devices on which the signed-in person is signed in', {
      response: { 200: SessionsAnswer },
    }),
    async (request) => {
      const { id, token } = await requirePerson(request);
      return { sessions: await sessionsOf(db, { personId: id, token }) };
    },
  );

  app.post(
    '/user/sessions/end',
    route(ofPerson, 'End one session of the signed-in person', {
      body: EndSessionRequest,
      response: { 200: SessionsAnswer },
    }),
    async (request) => {
      const { id, token } = await requirePerson(request);
      if (!(await endSessionOf(db, id, request.body.id))) throw new Problem('not_found');
      await context.audit.record({ action: 'session.ended', actorId: id, subjectId: id });
      return { sessions: await sessionsOf(db, { personId: id, token }) };
    },
  );

  app.post(
    '/user/sessions/end-others',
    route(ofPerson, 'End every session of the signed-in person but this one', {
      response: { 200: SessionsAnswer },
    }),
    async (request) => {
      const { id, token } = await requirePerson(request);
      const details = { sessions: await endOtherSessions(db, { personId: id, token }) };
      const action = 'session.others_ended';
      await context.audit.record({ action, actorId: id, subjectId: id, details });
      return { sessions: await sessionsOf(db, { personId: id, token }) };
    },
  );
}
