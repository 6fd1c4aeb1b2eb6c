import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, max, or } from 'drizzle-orm';
import { OwnedContent } from '../../collecting/files/owned-content';
import { nextBatch } from '../../collecting/submissions/rereading/rereading-batch';
import { formVersion, submission, submissionFile } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import { firstVersions } from '../forms/form-history-queries';
import type { ExportedRecord } from './record-tables';

/** A snapshot of the moment when the export was opened. */
export type ExportedRecords = Awaited<ReturnType<typeof openExport>>;

/** Records that arrive or are edited later are not in its files. */
export async function openExport(db: Database, formId: number) {
  const [newest] = await db
    .select({ id: max(submission.id) })
    .from(submission)
    .where(eq(submission.formId, formId));
  const lastId = newest?.id ?? 0;
  const which = and(
    eq(submission.formId, formId),
    lte(submission.id, lastId),
    isNull(submission.deletedAt),
    // The files of an export are written one after another, and must have the same versions.
    or(isNull(submission.supersededBy), gt(submission.supersededBy, lastId)),
    eq(submission.encrypted, false),
    isNotNull(submission.xml),
  );
  async function* batchesOfIds(): AsyncGenerator<number[]> {
    let ids = await nextBatch(db, which, 0);
    while (ids.length > 0) {
      yield ids;
      ids = await nextBatch(db, which, ids.at(-1) ?? lastId);
    }
  }
  return {
    /** Each call reads the records again. */
    async *batches() {
      for await (const ids of batchesOfIds()) yield await readRecords(db, ids);
    },
    async *files() {
      for await (const ids of batchesOfIds()) yield* await readFiles(db, ids);
    },
  };
}

async function readRecords(db: Database, ids: number[]): Promise<ExportedRecord[]> {
  const rows = await db
    .select({
      id: submission.id,
      xml: submission.xml,
      instanceId: submission.instanceId,
      instanceName: submission.instanceName,
      editOf: submission.editOf,
      formVersion: formVersion.version,
    })
    .from(submission)
    .leftJoin(formVersion, eq(formVersion.id, submission.formVersionId))
    .where(inArray(submission.id, ids))
    .orderBy(asc(submission.id));
  const firstIds = rows.map(({ id, editOf }) => editOf ?? id);
  const firsts = await firstVersions(db, firstIds);
  return rows.flatMap(({ id, editOf, xml, ...row }) => {
    const first = firsts.get(editOf ?? id);
    // The owner may have deleted the record since its id was read.
    if (!first || !xml) return [];
    const { instanceId: key, appUserId: submitterId, name: submitterName } = first;
    const submittedAt = first.submittedAt.toISOString();
    return [{ ...row, xml, key, submittedAt, submitterId, submitterName }];
  });
}

/** The key is the instance id of the record's first version. */
async function readFiles(db: Database, ids: number[]) {
  // Separate queries: on a cluster, files are distributed by another column than the row id.
  const files = await db
    .select({
      submissionId: submissionFile.submissionId,
      name: submissionFile.name,
      sha256: submissionFile.sha256,
    })
    .from(submissionFile)
    .where(and(inArray(submissionFile.submissionId, ids), isNotNull(submissionFile.sha256)))
    .orderBy(asc(submissionFile.submissionId), asc(submissionFile.name));
  if (files.length === 0) return [];
  const rows = await db
    .select({ id: submission.id, firstId: submission.editOf, key: submission.instanceId })
    .from(submission)
    .where(inArray(submission.id, ids));
  const firstIds = rows.flatMap(({ firstId }) => firstId ?? []);
  const firsts = await firstVersions(db, firstIds);
  const keys = new Map(
    rows.map(({ id, firstId, key }) => [id, firsts.get(firstId ?? id)?.instanceId ?? key]),
  );
  return files.flatMap(({ submissionId, name, sha256 }) => {
    const key = keys.get(submissionId);
    if (key === undefined || sha256 === null) return [];
    return [{ key, name, content: new OwnedContent('record-export', sha256) }];
  });
}

/** Latest first; one XForm is in memory at a time. */
export async function* formXmls(db: Database, formId: number): AsyncGenerator<Uint8Array> {
  const versions = await db
    .select({ id: formVersion.id })
    .from(formVersion)
    .where(eq(formVersion.formId, formId))
    .orderBy(desc(formVersion.id));
  for (const { id } of versions) {
    const [row] = await db
      .select({ xml: formVersion.xml })
      .from(formVersion)
      .where(eq(formVersion.id, id));
    if (row) yield row.xml;
  }
}
