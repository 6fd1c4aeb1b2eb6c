import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { REJECTED } from '../../collecting/central/reading/record-of-row';
import { sameRecord } from '../../collecting/central/reading/same-record';
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
    .innerJoin(submission, await sameRecord(db))
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
  const [asked] = await db
    .select({ editOf: submission.editOf })
    .from(submission)
    .where(eq(submission.id, version));
  const [found] = await db
    .select({ id: submission.id, deletedAt: submission.deletedAt })
    .from(submission)
    .where(
      and(
        eq(submission.id, asked?.editOf ?? version),
        inArray(submission.appUserId, [...appUserIds]),
      ),
    );
  if (!found?.deletedAt) return found?.id;
  return (await reviewsOf(db, [found.id])).get(found.id) === REJECTED ? found.id : undefined;
}

/** Reviews in ODK Central by the row ids of records. */
async function reviewsOf(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({ id: centralSubmission.submissionId, review: centralSubmission.review })
    .from(centralSubmission)
    .where(inArray(centralSubmission.submissionId, [...ids]));
  return new Map(rows.map(({ id, review }) => [id, review]));
}

/**
 * Records with their forms, in the order of the ids. Versions and reviews are asked for apart: on a
 * cluster they may lie on other nodes than the record.
 */
export async function recordRows(db: Database, ids: readonly number[]): Promise<RecordRow[]> {
  if (ids.length === 0) return [];
  const firsts = await versions(db)
    .where(inArray(submission.id, [...ids]))
    .orderBy(desc(submission.id));
  // An edited record's present version is the one that no other took the place of.
  const edits = await versions(db)
    .where(and(inArray(submission.editOf, [...ids]), isNull(submission.supersededBy)))
    .orderBy(asc(submission.id));
  const present = new Map(edits.map((edit) => [edit.editOf, edit]));
  const reviews = await reviewsOf(db, ids);
  return firsts.map(({ id, formKind, xmlFormId, submittedAt, ...first }) => {
    const {
      id: current,
      formTitle,
      formVersion,
      encrypted,
      isHere,
    } = present.get(id) ?? {
      ...first,
      id,
    };
    return {
      id,
      current,
      formTitle,
      xmlFormId,
      formKind,
      formVersion,
      submittedAt,
      encrypted,
      isHere,
      review: reviews.get(id) ?? null,
    };
  });
}

const versions = (db: Database) =>
  db
    .select({
      id: submission.id,
      editOf: submission.editOf,
      formTitle: formVersion.title,
      xmlFormId: form.xmlFormId,
      formKind: form.kind,
      formVersion: formVersion.version,
      submittedAt: submission.submittedAt,
      encrypted: submission.encrypted,
      isHere: sql<boolean>`${submission.sha256} is not null`,
    })
    .from(submission)
    .innerJoin(form, eq(form.id, submission.formId))
    .leftJoin(formVersion, eq(formVersion.id, submission.formVersionId))
    .$dynamic();
