import { PROJECT_ID } from '@aranya/shared/contracts';
import type { DraftRecordsAnswer, FormDraft } from '@aranya/shared/contracts/administration';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { draftSettingsCode, draftUrl } from '../../../collecting/forms/drafts/draft-settings';
import { draftFile, draftRecord, formDraft } from '../../../collecting/forms/drafts/tables';
import type { Database } from '../../../platform/database/database';
import { partOf, requireRow } from '../../paging';

/** @param publicUrl of this server, as phones reach it */
export async function listDrafts(db: Database, publicUrl: string): Promise<FormDraft[]> {
  const rows = await db
    .select({
      id: formDraft.id,
      projectId: formDraft.projectId,
      xmlFormId: formDraft.xmlFormId,
      token: formDraft.token,
      kind: formDraft.kind,
      title: sql<string>`${formDraft.xform} ->> 'title'`,
      version: sql<string>`${formDraft.xform} ->> 'version'`,
      createdAt: formDraft.createdAt,
    })
    .from(formDraft)
    .where(eq(formDraft.projectId, PROJECT_ID))
    .orderBy(desc(formDraft.createdAt), desc(formDraft.id));
  const counted = await db
    .select({ draftId: draftRecord.draftId, records: count() })
    .from(draftRecord)
    .groupBy(draftRecord.draftId);
  const records = new Map(counted.map((one) => [one.draftId, one.records]));
  return rows.map((row) => {
    const { id, kind, title, version } = row;
    const serverUrl = draftUrl(publicUrl, row);
    return {
      id,
      formId: row.xmlFormId,
      title,
      version,
      kind,
      createdAt: row.createdAt.toISOString(),
      records: records.get(id) ?? 0,
      serverUrl,
      settingsCode: draftSettingsCode(serverUrl, title),
    };
  });
}

/** @throws Problem `not_found` if there is no such draft */
export async function requireDraft(db: Database, id: number) {
  return requireRow(
    await db
      .select({ id: formDraft.id, xmlFormId: formDraft.xmlFormId })
      .from(formDraft)
      .where(and(eq(formDraft.id, id), eq(formDraft.projectId, PROJECT_ID))),
  );
}

export async function listDraftRecords(
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
      receivedAt: draftRecord.receivedAt,
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
  const files = await filesOf(db, ids);
  return {
    total: await db.$count(draftRecord, ofDraft),
    records: rows.map(({ receivedAt, occurrences, ...row }) => ({
      ...row,
      receivedAt: receivedAt.toISOString(),
      occurrences: occurrences.map(({ speciesName, latitude, longitude, individualCount }) => ({
        species: speciesName,
        latitude,
        longitude,
        count: individualCount,
      })),
      files: files.get(row.id) ?? [],
    })),
  };
}

async function filesOf(db: Database, recordIds: number[]) {
  const files = new Map<number, { name: string; received: boolean }[]>();
  if (recordIds.length === 0) return files;
  const rows = await db
    .select({ recordId: draftFile.recordId, name: draftFile.name, sha256: draftFile.sha256 })
    .from(draftFile)
    .where(inArray(draftFile.recordId, recordIds))
    .orderBy(asc(draftFile.recordId), asc(draftFile.name));
  for (const { recordId, name, sha256 } of rows) {
    files.set(recordId, [...(files.get(recordId) ?? []), { name, received: sha256 !== null }]);
  }
  return files;
}

/** @throws Problem `not_found` */
export async function readDraftRecord(
  db: Database,
  draftId: number,
  recordId: number,
): Promise<Buffer> {
  const { xml } = requireRow(
    await db
      .select({ xml: draftRecord.xml })
      .from(draftRecord)
      .where(and(eq(draftRecord.draftId, draftId), eq(draftRecord.id, recordId))),
  );
  return Buffer.from(xml);
}
