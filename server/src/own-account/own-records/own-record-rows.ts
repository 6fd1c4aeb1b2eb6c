import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
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
  limit: number;
}

/**
 * Records that a person may see, the last received first: not deleted ones, but those that were rejected.
 * Each kind is found by an index of its own, however many records there are.
 */
export async function listedRecordIds(
  db: Database,
  { appUserIds, after, limit }: Wanted,
): Promise<number[]> {
  if (appUserIds.length === 0) return [];
  const own = and(
    inArray(submission.appUserId, [...appUserIds]),
    isNull(submission.editOf),
    after === undefined ? undefined : lt(submission.id, after),
  );
  const counted = await db
    .select({ id: submission.id })
    .from(submission)
    .where(and(own, isNull(submission.deletedAt)))
    .orderBy(desc(submission.id))
    .limit(limit);
  const rejected = await db
    .select({ id: submission.id })
    .from(centralSubmission)
    .innerJoin(submission, eq(submission.id, centralSubmission.submissionId))
    .where(and(eq(centralSubmission.review, REJECTED), own))
    .orderBy(desc(submission.id))
    .limit(limit);
  const ids = new Set([...counted, ...rejected].map(({ id }) => id));
  return [...ids].sort((a, b) => b - a).slice(0, limit);
}

/** The record of a person that has this version; undefined where there is none, or it is another's. */
export async function ownRecordId(
  db: Database,
  appUserIds: readonly number[],
  version: number,
): Promise<number | undefined> {
  if (appUserIds.length === 0) return undefined;
  const [found] = await db
    .select({ id: submission.id })
    .from(submission)
    .leftJoin(centralSubmission, eq(centralSubmission.submissionId, submission.id))
    .where(
      and(
        sql`${submission.id} = coalesce((
          select version.edit_of from ${submission} version where version.id = ${version}), ${version})`,
        inArray(submission.appUserId, [...appUserIds]),
        or(isNull(submission.deletedAt), eq(centralSubmission.review, REJECTED)),
      ),
    );
  return found?.id;
}

const current = alias(submission, 'current');

/** Records with their forms, in the order of the ids. */
export async function recordRows(db: Database, ids: readonly number[]): Promise<RecordRow[]> {
  if (ids.length === 0) return [];
  return db
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
    .where(inArray(submission.id, [...ids]))
    .orderBy(desc(submission.id));
}
