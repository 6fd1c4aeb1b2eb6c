import {
  FormRecordsAnswer,
  FormRecordsQuery,
  FormVersionParams,
  FormVersionsAnswer,
  NumericIdParams,
} from '@aranya/shared/contracts/administration';
import type { ServerApp } from '../../platform/http/app-types';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute } from '../administrator-route';
import {
  countLeftOut,
  listFormRecords,
  listFormVersions,
  readFormVersion,
} from './form-history-queries';
import { requireForm } from './form-queries';

export function formHistoryRoutes(app: ServerApp, { database: { db } }: PublishingContext): void {
  app.get(
    '/forms/:id/records',
    administratorRoute('The records of a form, also of one that is on no map', {
      params: NumericIdParams,
      querystring: FormRecordsQuery,
      response: { 200: FormRecordsAnswer },
    }),
    async (request) => {
      const { id } = await requireForm(db, request.params.id);
      const list = await listFormRecords(db, id, request.query.page);
      return { ...list, leftOut: await countLeftOut(db, id) };
    },
  );

  app.get(
    '/forms/:id/versions',
    administratorRoute('Every version of a form that was published', {
      params: NumericIdParams,
      response: { 200: FormVersionsAnswer },
    }),
    async (request) => {
      const { id } = await requireForm(db, request.params.id);
      return { versions: await listFormVersions(db, id) };
    },
  );

  app.get(
    '/forms/:id/versions/:versionId',
    administratorRoute('The XForm of a version, as it was published', {
      params: FormVersionParams,
    }),
    async (request, reply) => {
      const { id } = await requireForm(db, request.params.id);
      const xml = await readFormVersion(db, id, request.params.versionId);
      // Sent as an attachment: an XForm is foreign markup and must not open as a page of this
      // origin.
      return reply
        .type('application/xml; charset=utf-8')
        .header('content-disposition', 'attachment; filename="form.xml"')
        .send(xml);
    },
  );
}
