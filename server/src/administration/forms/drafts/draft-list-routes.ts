import { PROJECT_ID } from '@aranya/shared/contracts';
import {
  DraftRecordParams,
  DraftRecordsAnswer,
  DraftRecordsQuery,
  FormDraftsAnswer,
  NumericIdParams,
} from '@aranya/shared/contracts/administration';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { draftSettingsCode, draftUrl } from '../../../collecting/forms/drafts/draft-settings';
import { draftFile, draftRecord, formDraft } from '../../../collecting/forms/drafts/tables';
import type { Database } from '../../../platform/database/database';
import type { ServerApp } from '../../../platform/http/app-types';
import type { PublishingContext } from '../../../publishing/publishing-context';
import { administratorRoute, sendXml } from '../../administrator-route';
import { isoTime, partOf, requireRow } from '../../paging';

export function draftListRoutes(
  app: ServerApp,
  { database: { db }, settings }: PublishingContext,
): void {
  app.get(
    '/form-drafts',
    administratorRoute('Every draft, with the key by which a phone tries it out', {
      response: { 200: FormDraftsAnswer },
    }),
    async () => {
      const drafts = await listDrafts(db);
      return {
        drafts: drafts.map((draft) => {
          const serverUrl = draftUrl(settings.publicUrl, draft);
          const settingsCode = draftSettingsCode(serverUrl, draft.title);
          return { ...draft, formId: draft.xmlFormId, serverUrl, settingsCode };
        }),
      };
    },
  );

  app.get(
    '/form-drafts/:id/records',
    administratorRoute('The test records of a draft', {
      params: NumericIdParams,
      querystring: DraftRecordsQuery,
      response: { 200: DraftRecordsAnswer },
    }),
    async (request) => {
      const { id } = await requireDraft(db, request.params.id);
      return listDraftRecords(db, id, request.query.page);
    },
  );

  app.get(
    '/form-drafts/:id/records/:recordId',
    administratorRoute('A test record as the phone sent it', { params: DraftRecordParams }),
    async ({ params: { id, recordId } }, reply) => {
      const isAsked = and(eq(draftRecord.draftId, id), eq(draftRecord.id, recordId));
      const found = await db.select({ xml: draftRecord.xml }).from(draftRecord).where(isAsked);
      return sendXml(reply, 'record', requireRow(found));
    },
  );
}

const listDrafts = (db: Database) =>
  db
    .select({
      id: formDraft.id,
      projectId: formDraft.projectId,
      xmlFormId: formDraft.xmlFormId,
      token: formDraft.token,
      kind: formDraft.kind,
      title: sql<string>`${formDraft.xform} ->> 'title'`,
      version: sql<string>`${formDraft.xform} ->> 'version'`,
      createdAt: isoTime(formDraft.createdAt),
      records: db.$count(draftRecord, eq(draftRecord.draftId, formDraft.id)),
    })
    .from(formDraft)
    .where(eq(formDraft.projectId, PROJECT_ID))
    .orderBy(desc(formDraft.createdAt), desc(formDraft.id));

/** @throws Problem `not_found` if there is no such draft */
export async function requireDraft(db: Database, id: number) {
  return requireRow(
    await db
      .select({ id: formDraft.id, xmlFormId: formDraft.xmlFormId })
      .from(formDraft)
      .where(and(eq(formDraft.id, id), eq(formDraft.projectId, PROJECT_ID))),
  );
}

async function listDraftRecords(
  db: Database,
  draftId: number,
  page: number,
): Promise<DraftRecordsAnswer> {
  const ofDraft = eq(draftRecord.draftId, draftId);
  const { limit, offset } = partOf(page);
  const rows = await db
    .select({
      id: draftRecord.id,
      instanceName: draftRecord.instanceName,
      receivedAt: isoTime(draftRecord.receivedAt),
      encrypted: draftRecord.encrypted,
      occurrences: draftRecord.occurrences,
      occurrenceCount: draftRecord.occurrenceCount,
    })
    .from(draftRecord)
    .where(ofDraft)
    .orderBy(desc(draftRecord.receivedAt), desc(draftRecord.id))
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ id }) => id);
  const files = await db
    .select()
    .from(draftFile)
    .where(inArray(draftFile.recordId, ids))
    .orderBy(asc(draftFile.recordId), asc(draftFile.name));
  return {
    total: await db.$count(draftRecord, ofDraft),
    records: rows.map(({ occurrences, ...row }) => ({
      ...row,
      occurrences: occurrences.map(({ speciesName, latitude, longitude, individualCount }) => ({
        species: speciesName,
        latitude,
        longitude,
        count: individualCount,
      })),
      files: files
        .filter(({ recordId }) => recordId === row.id)
        .map(({ name, sha256 }) => ({ name, received: sha256 !== null })),
    })),
  };
}
