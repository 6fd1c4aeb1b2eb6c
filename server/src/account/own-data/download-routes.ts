import { createHash, randomBytes } from 'node:crypto';
import { DownloadAnswer, exactText, FIELD_LIMITS } from '@aranya/shared/contracts';
import { and, eq, gt, lt } from 'drizzle-orm';
import * as z from 'zod';
import { requirePerson } from '../../people/accounts/guard';
import type { Person } from '../../people/accounts/person';
import { personSession } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';
import { API_PREFIX } from '../../platform/http/api-prefix';
import type { ServerApp } from '../../platform/http/app-types';
import { routesOf } from '../../platform/http/route-options';
import { Problem } from '../../platform/problems/problem';
import type { AccountContext } from '../account-context';
import { DOWNLOAD_SECONDS } from './limits';
import { ownDataArchive } from './own-data-archive';
import { downloadTicket } from './tables';

const route = routesOf(['accounts']);

export function downloadRoutes(app: ServerApp, context: AccountContext): void {
  const { db } = context.database;

  app.post(
    '/user/download',
    route(
      { audience: 'signed-in', limit: 'downloadPerPerson' },
      "An address that gives the signed-in person's own data once, within a minute",
      { response: { 200: DownloadAnswer } },
    ),
    async (request) => {
      const ticket = await issueTicket(db, await requirePerson(request));
      return { address: `${API_PREFIX}/user/downloads/${ticket}` };
    },
  );

  app.get(
    '/user/downloads/:ticket',
    // The ticket authenticates: a browser sends no Authorization header for a download.
    route({ audience: 'anyone' }, 'The data as a ZIP file', {
      params: z.object({ ticket: exactText(FIELD_LIMITS.token) }),
    }),
    async (request, reply) => {
      // Browsers and download managers send HEAD first.
      const looksOnly = request.method === 'HEAD';
      const personId = await ownerOfTicket(db, request.params.ticket, !looksOnly);
      if (!personId) throw new Problem('not_found');
      const day = new Date().toISOString().slice(0, 10);
      const name = context.settings.brand.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'data';
      reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename="${name}-my-data-${day}.zip"`);
      if (looksOnly) return reply.send();
      await context.audit.record({
        action: 'own_data.downloaded',
        actorId: personId,
        subjectId: personId,
      });
      return reply.send(await ownDataArchive(context, personId));
    },
  );
}

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex');

/** @throws Problem `not_signed_in` if the session has ended, with which the ticket ends too. */
async function issueTicket(
  db: Database,
  { id, token }: Pick<Person, 'id' | 'token'>,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await db.delete(downloadTicket).where(lt(downloadTicket.expiresAt, new Date()));
  const [session] = await db
    .select({ id: personSession.id })
    .from(personSession)
    .where(and(eq(personSession.token, token), eq(personSession.userId, id)));
  if (!session) throw new Problem('not_signed_in');
  await db.insert(downloadTicket).values({
    ticketHash: hashOf(ticket),
    personId: id,
    sessionId: session.id,
    expiresAt: new Date(Date.now() + DOWNLOAD_SECONDS * 1000),
  });
  return ticket;
}

/** @returns null if it is unknown, used or expired, or its session has ended */
async function ownerOfTicket(db: Database, ticket: string, use: boolean): Promise<string | null> {
  const isAsked = eq(downloadTicket.ticketHash, hashOf(ticket));
  const [found] = await db
    .select({ personId: downloadTicket.personId })
    .from(downloadTicket)
    .innerJoin(personSession, eq(personSession.id, downloadTicket.sessionId))
    .where(
      and(
        isAsked,
        gt(downloadTicket.expiresAt, new Date()),
        gt(personSession.expiresAt, new Date()),
      ),
    );
  const used = use ? await db.delete(downloadTicket).where(isAsked).returning() : [found];
  return (used.length > 0 && found?.personId) || null;
}
