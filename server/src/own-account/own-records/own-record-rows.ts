import { and, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { REJECTED } from '../../collecting/central/reading/record-of-row';
import { centralSubmission } from '../../collecting/central/tables';
import { type FormKind, form, formVersion, submission } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';

/** A record with its form, as the list shows it. */
export interface RecordRow {
  /** Of its first version: the record's own. */
  id: number;
  /** Row of its present version. */
  current: number;
  formTitle: string | null;
  xmlFormId: string;
  formKind: FormKind;
  formVersion: string | null;
  submittedAt: Date;
  encrypted: boolean;
  /** Whether the record itself is here. */
  isHere: boolean;
  review: string | null;
}

const current = alias(submission, 'current');

/** Records of these app users that a person may see: not deleted ones, but those that were rejected. */
const shown = (appUserIds: readonly number[]): SQL =>
  and(
    inArray(submission.appUserId, [...appUserIds]),
    isNull(submission.editOf),
    or(isNull(submission.deletedAt), eq(centralSubmission.review, REJECTED)),
  ) ?? sql`false`;

/** Records that count as somebody's, however many; the rejected ones do not. */
export async function countRecords(db: Database, appUserIds: readonly number[]): Promise<number> {
  if (appUserIds.length === 0) return 0;
  return db.$count(
    submission,
    and(
      inArray(submission.appUserId, [...appUserIds]),
      isNull(submission.editOf),
      isNull(submission.deletedAt),
    ),
  );
}

interface Wanted {
  appUserIds: readonly number[];
  /** Only records before this one in the list, which has the last received first. */
  after?: number;
  /** Only the record that has this version. */
  only?: number;
  limit: number;
}

/** Records of a person, the last received first. */
export async function recordRows(
  db: Database,
  { appUserIds, after, only, limit }: Wanted,
): Promise<RecordRow[]> {
  if (appUserIds.length === 0) return [];
  const rows = await db
    .select({
      id: submission.id,
      current: sql<number>`${current.id}`.mapWith(Number),
      formTitle: formVersion.title,
      xmlFormId: form.xmlFormId,
      formKind: form.kind,
      formVersion: formVersion.version,
      submittedAt: submission.submittedAt,
      encrypted: current.encrypted,
      isHere: sql<boolean>`${current.sha256} is not null`,
      review: centralSubmission.review,
    })
    .from(submission)
    .innerJoin(
      current,
      // An edited record's present version is the one that no other took the place of.
      sql`${current.id} = coalesce((
        select later.id from ${submission} later
        where later.edit_of = ${submission.id} and later.superseded_by is null
        order by later.id desc limit 1), ${submission.id})`,
    )
    .innerJoin(form, eq(form.id, submission.formId))
    .leftJoin(formVersion, eq(formVersion.id, current.formVersionId))
    .leftJoin(centralSubmission, eq(centralSubmission.submissionId, submission.id))
    .where(
      and(
        shown(appUserIds),
        after === undefined ? undefined : lt(submission.id, after),
        only === undefined
          ? undefined
          : sql`${submission.id} = coalesce((
              select version.edit_of from ${submission} version where version.id = ${only}), ${only})`,
      ),
    )
    .orderBy(desc(submission.id))
    .limit(limit);
  return rows;
}
