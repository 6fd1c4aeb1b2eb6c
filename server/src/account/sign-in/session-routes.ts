import { EndSessionRequest, SessionsAnswer } from '@aranya/shared/contracts';
import { requirePerson } from '../../people/accounts/guard';
import {
  endOtherSessions,
  endSessionOf,
  sessionsOf,
} from '../../people/accounts/sessions/session-list';
import type { ServerApp } from '../../platform/http/app-types';
import { Problem } from '../../platform/problems/problem';
import type { AccountContext } from '../account-context';

const TAGS = ['accounts'];

/** Routes for listing and ending one's own sessions. */
export function sessionRoutes(app: ServerApp, context: AccountContext): void {
  const { db } = context.database;
  const config = { audience: 'signed-in', limit: 'changesPerPerson' } as const;

  app.get(
    '/user/sessions',
    {
      config,
      schema: {
        summary: 'Devices on which the signed-in person is signed in',
        tags: TAGS,
        response: { 200: SessionsAnswer },
      },
    },
    async (request, reply) => {
      const { id, token } = await requirePerson(request);
      reply.header('cache-control', 'no-store');
      return { sessions: await sessionsOf(db, { personId: id, token }) };
    },
  );

  app.post(
    '/user/sessions/end',
    {
      config,
      schema: {
        summary: 'End one session of the signed-in person',
        tags: TAGS,
        body: EndSessionRequest,
        response: { 200: SessionsAnswer },
      },
    },
    async (request) => {
      const { id, token } = await requirePerson(request);
      if (!(await endSessionOf(db, id, request.body.id))) throw new Problem('not_found');
      await context.audit.record({ action: 'session.ended', actorId: id, subjectId: id });
      return { sessions: await sessionsOf(db, { personId: id, token }) };
    },
  );

  app.post(
    '/user/sessions/end-others',
    {
      config,
      schema: {
        summary: 'End every session of the signed-in person but this one',
        tags: TAGS,
        response: { 200: SessionsAnswer },
      },
    },
    async (request) => {
      const { id, token } = await requirePerson(request);
      const sessions = await endOtherSessions(db, { personId: id, token });
      await context.audit.record({
        action: 'session.others_ended',
        actorId: id,
        subjectId: id,
        details: { sessions },
      });
      return { sessions: await sessionsOf(db, { personId: id, token }) };
    },
  );
}
