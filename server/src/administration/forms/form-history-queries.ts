import type { ExportLeftOut, FormRecordsAnswer } from '@aranya/shared/contracts/administration';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { appUser, formVersion, occurrence, submission } from '../../collecting/tables';
import { person } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';
import { partOf } from '../paging';

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
  const species = await db
    .selectDistinct({ id: occurrence.submissionId, name: occurrence.speciesName })
    .from(occurrence)
    .where(inArray(occurrence.submissionId, ids))
    .orderBy(occurrence.submissionId, occurrence.speciesName);
  return {
    total: await db.$count(submission, isCurrent),
    records: rows.flatMap(({ editOf, ...row }) => {
      const first = firsts.get(editOf ?? row.id);
      if (!first) return [];
      const seen = species.flatMap(({ id, name }) => (id === row.id ? [name] : []));
      const submittedAt = first.submittedAt.toISOString();
      const named = { species: seen.slice(0, SPECIES_NAMED), speciesCount: seen.length };
      return [{ ...row, ...named, id: first.id, name: first.name ?? '', submittedAt }];
    }),
  };
}

export const currentRecords = (formId: number) =>
  and(eq(submission.formId, formId), isNull(submission.supersededBy), isNull(submission.deletedAt));

export async function firstVersions(db: Database, ids: number[]) {
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
