import type { FormRecordsAnswer, FormVersion } from '@aranya/shared/contracts/administration';
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { appUser, form, formVersion, occurrence, submission } from '../../../collecting/tables';
import { person } from '../../../people/accounts/tables';
import type { Database } from '../../../platform/database/database';
import { Problem } from '../../../platform/problems/problem';
import { partOf } from '../paging';

/** Species of a record that are named; the others are counted. */
const SPECIES_NAMED = 5;

/** One page of the records of a form as they are by now, the latest first. */
export async function listFormRecords(
  db: Database,
  formId: number,
  page: number,
): Promise<FormRecordsAnswer> {
  // Of an edited record the last version, with the person and the day of the first.
  const isCurrent = and(
    eq(submission.formId, formId),
    isNull(submission.supersededBy),
    isNull(submission.deletedAt),
  );
  const { limit, offset } = partOf(page);
  const first = alias(submission, 'first');
  const rows = await db
    .select({
      id: submission.id,
      instanceName: submission.instanceName,
      name: person.name,
      submittedAt: first.submittedAt,
      version: formVersion.version,
      encrypted: submission.encrypted,
    })
    .from(submission)
    .innerJoin(first, eq(first.id, sql`coalesce(${submission.editOf}, ${submission.id})`))
    .innerJoin(appUser, eq(appUser.id, first.appUserId))
    .leftJoin(person, eq(person.id, appUser.personId))
    .leftJoin(formVersion, eq(formVersion.id, submission.formVersionId))
    .where(isCurrent)
    .orderBy(desc(submission.id))
    .limit(limit)
    .offset(offset);
  const species = await speciesOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    total: await db.$count(submission, isCurrent),
    records: rows.map(({ name, submittedAt, ...row }) => {
      const seen = species.get(row.id) ?? [];
      return {
        ...row,
        name: name ?? '',
        submittedAt: submittedAt.toISOString(),
        species: seen.slice(0, SPECIES_NAMED),
        speciesCount: seen.length,
      };
    }),
  };
}

/** Different species by the row ids of their records. */
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

/** Every version of a form, the latest first. */
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
    .where(
      and(
        eq(submission.formId, formId),
        isNull(submission.supersededBy),
        isNull(submission.deletedAt),
      ),
    )
    .groupBy(submission.formVersionId);
  const records = new Map(counted.map((one) => [one.versionId, one.records]));
  return rows.map(({ currentId, publishedAt, ...row }) => ({
    ...row,
    publishedAt: publishedAt.toISOString(),
    isCurrent: row.id === currentId,
    records: records.get(row.id) ?? 0,
  }));
}

/** The XForm of a version, byte for byte. @throws Problem `not_found` */
export async function readFormVersion(
  db: Database,
  formId: number,
  versionId: number,
): Promise<Buffer> {
  const [found] = await db
    .select({ xml: formVersion.xml })
    .from(formVersion)
    .where(and(eq(formVersion.formId, formId), eq(formVersion.id, versionId)));
  if (!found) throw new Problem('not_found');
  return Buffer.from(found.xml);
}
