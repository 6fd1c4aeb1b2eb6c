import { DownloadAnswer, exactText, FIELD_LIMITS } from '@aranya/shared/contracts';
import * as z from 'zod';
import { requirePerson } from '../../people/accounts/guard';
import { API_PREFIX } from '../../platform/http/api-prefix';
import type { ServerApp } from '../../platform/http/app-types';
import { routesOf } from '../../platform/http/route-options';
import { Problem } from '../../platform/problems/problem';
import type { AccountContext } from '../account-context';
import { issueTicket, ownerOfTicket, useTicket } from './download-tickets';
import { ownDataArchive } from './own-data-archive';

const route = routesOf(['accounts']);

/** Routes for downloading one's own data. */
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
      const personId = await (looksOnly ? ownerOfTicket : useTicket)(db, request.params.ticket);
      if (!personId) throw new Problem('not_found');
      const day = new Date().toISOString().slice(0, 10);
      const name = context.settings.brand.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'data';
      reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename="${name}-my-data-${day}.zip"`)
        .header('cache-control', 'no-store');
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
