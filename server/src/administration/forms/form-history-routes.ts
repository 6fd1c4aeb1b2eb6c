import {
  FormRecordsAnswer,
  FormRecordsQuery,
  FormVersionParams,
  FormVersionsAnswer,
  NumericIdParams,
} from '@aranya/shared/contracts/administration';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { form, formVersion, submission } from '../../collecting/tables';
import type { ServerApp } from '../../platform/http/app-types';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute, sendXml } from '../administrator-route';
import { isoTime, requireRow } from '../paging';
import { countLeftOut, currentRecords, listFormRecords } from './form-history-queries';
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
      const rows = await db
        .select({
          id: formVersion.id,
          version: formVersion.version,
          title: formVersion.title,
          publishedAt: isoTime(formVersion.publishedAt),
          isCurrent: sql<boolean>`${formVersion.id} is not distinct from ${form.currentVersionId}`,
        })
        .from(formVersion)
        .innerJoin(form, eq(form.id, formVersion.formId))
        .where(eq(formVersion.formId, id))
        .orderBy(desc(formVersion.id));
      const counted = await db
        .select({ versionId: submission.formVersionId, records: count() })
        .from(submission)
        .where(currentRecords(id))
        .groupBy(submission.formVersionId);
      const records = new Map(counted.map((one) => [one.versionId, one.records]));
      return { versions: rows.map((row) => ({ ...row, records: records.get(row.id) ?? 0 })) };
    },
  );

  app.get(
    '/forms/:id/versions/:versionId',
    administratorRoute('The XForm of a version, as it was published', {
      params: FormVersionParams,
    }),
    async (request, reply) => {
      const { id } = await requireForm(db, request.params.id);
      const isAsked = and(eq(formVersion.formId, id), eq(formVersion.id, request.params.versionId));
      const found = await db.select({ xml: formVersion.xml }).from(formVersion).where(isAsked);
      return sendXml(reply, 'form', requireRow(found));
    },
  );
}
