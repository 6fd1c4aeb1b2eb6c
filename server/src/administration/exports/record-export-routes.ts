import { NumericIdParams, RecordExportQuery } from '@aranya/shared/contracts/administration';
import type { ServerApp } from '../../platform/http/app-types';
import { contentDisposition } from '../../platform/http/content-disposition';
import { Problem } from '../../platform/problems/problem';
import { plainFileName } from '../../platform/text/plain-file-name';
import type { PublishingContext } from '../../publishing/publishing-context';
import { ADMINISTRATOR, recordAction, TAGS } from '../administrator-route';
import { requireForm } from '../forms/form-queries';
import { ADMINISTRATION_LIMITS } from '../limits';
import { exportCsv, exportGeojson, exportPhotos } from './export-files';
import { exportTables, READ_FORM_QUESTIONS } from './export-tables';
import { formXmls, openExport } from './exported-records';

const { exportsAtOnce, exportRetrySeconds } = ADMINISTRATION_LIMITS;

export function recordExportRoutes(app: ServerApp, context: PublishingContext): void {
  const { db } = context.database;
  const { heavyWork, files } = context;
  let open = 0;

  async function tablesOf(formId: number) {
    const versions = [];
    for await (const xml of formXmls(db, formId)) {
      versions.push(await heavyWork.run(READ_FORM_QUESTIONS, xml));
    }
    return exportTables(versions);
  }

  /** @throws Problem `not_found`, `busy` */
  async function contentOf(
    id: number,
    format: RecordExportQuery['format'],
    record: () => Promise<unknown>,
  ) {
    const { xmlFormId } = await requireForm(db, id);
    const records = await openExport(db, id);
    const tables = format === 'photos' ? [] : await tablesOf(id);
    // Logged last: from here on nothing fails, and the content is sent.
    await record();
    if (format === 'photos') return { xmlFormId, ...exportPhotos(records, files) };
    const source = { xmlFormId, tables, records, heavyWork };
    return { xmlFormId, ...(format === 'csv' ? exportCsv(source) : exportGeojson(source)) };
  }

  app.get(
    '/forms/:id/records/export',
    {
      config: ADMINISTRATOR,
      // A browser's HEAD request would be logged as a download.
      exposeHeadRoute: false,
      schema: {
        summary: 'All records of a form with their answers, or their photos, as a file',
        tags: TAGS,
        params: NumericIdParams,
        querystring: RecordExportQuery,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { format } = request.query;
      if (open >= exportsAtOnce) {
        throw new Problem('busy', { retryAfterSeconds: exportRetrySeconds });
      }
      open += 1;
      const close = () => {
        open -= 1;
      };
      try {
        const details = { formId: id, format };
        const { xmlFormId, content, ending, type } = await contentOf(id, format, () =>
          recordAction(context, request, 'form_records.downloaded', { details }),
        );
        content.once('close', close);
        const day = new Date().toISOString().slice(0, 10);
        const name = `${plainFileName(xmlFormId)}-${format}-${day}.${ending}`;
        return reply
          .type(type)
          .header('content-disposition', contentDisposition('attachment', name))
          .send(content);
      } catch (error) {
        close();
        throw error;
      }
    },
  );
}
