import { DownloadAnswer } from '@aranya/shared/contracts';
import * as z from 'zod';
import { requirePerson } from '../accounts/guard';
import { API_PREFIX } from '../api-prefix';
import type { ServerApp } from '../app-types';
import type { ServerContext } from '../context';
import { Problem } from '../problems/problem';
import { issueTicket, useTicket } from './download-tickets';
import { ownDataArchive } from './own-data-archive';

const TAGS = ['accounts'];

/** Everything that is stored about a person, for that person. */
export function downloadRoutes(app: ServerApp, context: ServerContext): void {
  const { db } = context.database;

  app.post(
    '/user/download',
    {
      config: { audience: 'signed-in' },
      schema: {
        summary: "An address that gives the signed-in person's own data once, within a minute",
        tags: TAGS,
        response: { 200: DownloadAnswer },
      },
    },
    async (request) => {
      const { id } = await requirePerson(request);
      await context.limiter.count('downloadPerPerson', id);
      const ticket = await issueTicket(db, id);
      const address = `${context.settings.publicUrl}${API_PREFIX}/user/downloads/${ticket}`;
      return { address };
    },
  );

  app.get(
    '/user/downloads/:ticket',
    {
      // The ticket is the proof: a browser sends no Authorization header when it downloads.
      config: { audience: 'anyone' },
      schema: {
        summary: 'The data as a ZIP file',
        tags: TAGS,
        params: z.object({ ticket: z.string() }),
      },
    },
    async (request, reply) => {
      const personId = await useTicket(db, request.params.ticket);
      if (!personId) throw new Problem('not_found');
      await context.audit.record({
        action: 'own_data.downloaded',
        actorId: personId,
        subjectId: personId,
      });
      const day = new Date().toISOString().slice(0, 10);
      const name = context.settings.brand.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'data';
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename="${name}-my-data-${day}.zip"`)
        .header('cache-control', 'no-store')
        .send(await ownDataArchive(context, personId));
    },
  );
}
