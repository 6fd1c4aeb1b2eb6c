import type {
  ExportLeftOut,
  FormRecordsAnswer,
  FormVersion,
} from '@aranya/shared/contracts/administration';
import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { appUser, form, formVersion, occurrence, submission } from '../../collecting/tables';
import { person } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';
import { partOf, requireRow } from '../paging';

/** Species named per record; the others are counted. */
const SPECIES_NAMED = 5;

export async function listFormRecords(
  db: Database,
  formId: number,
  page: number,
): Promise<FormRecordsAnswer> {
  // Shows the last version of an edited record, with the person and day of the first.
  const isCurrent = currentRecords(formId);
  const { limit, offset } = partOf(page);
  const rows = await db
    .select({
      id: submission.id,
      instanceName: submission.instanceName,
      editOf: submission.editOf,
      version: formVersion.version,
      encrypted: submission.encrypted,
    })
    .from(submission)
    .leftJoin(formVersion, eq(formVersion.id, submission.formVersionId))
    .where(isCurrent)
    .orderBy(desc(submission.id))
    .limit(limit)
    .offset(offset);
  const firstIds = rows.map(({ id, editOf }) => editOf ?? id);
  const firsts = await firstVersions(db, firstIds);
  const ids = rows.map(({ id }) => id);
  const species = await speciesOf(db, ids);
  return {
    total: await db.$count(submission, isCurrent),
    records: rows.flatMap(({ editOf, ...row }) => {
      const first = firsts.get(editOf ?? row.id);
      if (!first) return [];
      const seen = species.get(row.id) ?? [];
      return [
        {
          ...row,
          id: editOf ?? row.id,
          name: first.name ?? '',
          submittedAt: first.submittedAt.toISOString(),
          species: seen.slice(0, SPECIES_NAMED),
          speciesCount: seen.length,
        },
      ];
    }),
  };
}

export const currentRecords = (formId: number) =>
  and(eq(submission.formId, formId), isNull(submission.supersededBy), isNull(submission.deletedAt));

export async function firstVersions(db: Database, ids: number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .select({
      id: submission.id,
      instanceId: submission.instanceId,
      appUserId: submission.appUserId,
      submittedAt: submission.submittedAt,
      name: person.name,
    })
    .from(submission)
    .innerJoin(appUser, eq(appUser.id, submission.appUserId))
    .leftJoin(person, eq(person.id, appUser.personId))
    .where(inArray(submission.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

async function speciesOf(db: Database, ids: number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinct({ id: occurrence.submissionId, name: occurrence.speciesName })
    .from(occurrence)
    .where(inArray(occurrence.submissionId, ids))
    .orderBy(occurrence.submissionId, occurrence.speciesName);
  const byRecord = new Map<number, string[]>();
  for (const { id, name } of rows) byRecord.set(id, [...(byRecord.get(id) ?? []), name]);
  return byRecord;
}

export async function countLeftOut(db: Database, formId: number): Promise<ExportLeftOut> {
  const count = (...which: SQL[]) => db.$count(submission, and(...which));
  const ofForm = [eq(submission.formId, formId), isNull(submission.supersededBy)];
  const current = [...ofForm, isNull(submission.deletedAt)];
  return {
    encrypted: await count(...current, eq(submission.encrypted, true)),
    inCentral: await count(...current, eq(submission.encrypted, false), isNull(submission.xml)),
    deleted: await count(...ofForm, isNotNull(submission.deletedAt)),
  };
}

export async function listFormVersions(db: Database, formId: number): Promise<FormVersion[]> {
  const rows = await db
    .select({
      id: formVersion.id,
      version: formVersion.version,
      title: formVersion.title,
      publishedAt: formVersion.publishedAt,
      currentId: form.currentVersionId,
    })
    .from(formVersion)
    .innerJoin(form, eq(form.id, formVersion.formId))
    .where(eq(formVersion.formId, formId))
    .orderBy(desc(formVersion.id));
  const counted = await db
    .select({ versionId: submission.formVersionId, records: count() })
    .from(submission)
    .where(currentRecords(formId))
    .groupBy(submission.formVersionId);
  const records = new Map(counted.map((one) => [one.versionId, one.records]));
  return rows.map(({ currentId, publishedAt, ...row }) => ({
    ...row,
    publishedAt: publishedAt.toISOString(),
    isCurrent: row.id === currentId,
    records: records.get(row.id) ?? 0,
  }));
}

/** @throws Problem `not_found` */
export async function readFormVersion(
  db: Database,
  formId: number,
  versionId: number,
): Promise<Buffer> {
  const { xml } = requireRow(
    await db
      .select({ xml: formVersion.xml })
      .from(formVersion)
      .where(and(eq(formVersion.formId, formId), eq(formVersion.id, versionId))),
  );
  return Buffer.from(xml);
}
