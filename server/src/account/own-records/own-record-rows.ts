import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { centralSubmission } from '../../collecting/central/tables';
import { type FormKind, form, formVersion, submission } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';

/** A record with its form, as listed. */
export interface RecordRow {
  /** Row id of the first version, which is the record's own id. */
  id: number;
  /** Row id of the record's newest version. */
  current: number;
  formId: number;
  /** Instance id of the first version. */
  instanceId: string;
  formTitle: string | null;
  xmlFormId: string;
  formKind: FormKind;
  formVersion: string | null;
  submittedAt: Date;
  encrypted: boolean;
  /** Whether the record's XML is stored here. */
  isHere: boolean;
  review: string | null;
}

/** Counts a person's records. */
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
  /** Only records after this one in the list, which is sorted by time of receipt, latest first. */
  after?: number;
  limit: number;
}

/** Selects a person's records, latest first: not deleted ones. */
export async function listedRecordIds(
  db: Database,
  { appUserIds, after, limit }: Wanted,
): Promise<number[]> {
  if (appUserIds.length === 0) return [];
  const rows = await db
    .select({ id: submission.id })
    .from(submission)
    .where(
      and(
        inArray(submission.appUserId, [...appUserIds]),
        isNull(submission.editOf),
        isNull(submission.deletedAt),
        after === undefined ? undefined : lt(submission.id, after),
      ),
    )
    .orderBy(desc(submission.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Returns the id of the person's record with this version; undefined if it does not exist or
 * belongs to another person.
 */
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
    .select({ id: submission.id })
    .from(submission)
    .where(
      and(
        eq(submission.id, asked?.editOf ?? version),
        inArray(submission.appUserId, [...appUserIds]),
        isNull(submission.deletedAt),
      ),
    );
  return found?.id;
}

/** Returns reviews in ODK Central by the row ids of records. */
async function reviewsOf(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({ id: centralSubmission.submissionId, review: centralSubmission.review })
    .from(centralSubmission)
    .where(inArray(centralSubmission.submissionId, [...ids]));
  return new Map(rows.map(({ id, review }) => [id, review]));
}

/**
 * Loads records with their forms, in the order of the ids. Versions and reviews are separate
 * queries: a cluster may store them on other nodes.
 */
export async function recordRows(db: Database, ids: readonly number[]): Promise<RecordRow[]> {
  if (ids.length === 0) return [];
  const firsts = await versions(db)
    .where(inArray(submission.id, [...ids]))
    .orderBy(desc(submission.id));
  // The current version of an edited record is the one without a successor.
  const edits = await versions(db)
    .where(and(inArray(submission.editOf, [...ids]), isNull(submission.supersededBy)))
    .orderBy(asc(submission.id));
  const present = new Map(edits.map((edit) => [edit.editOf, edit]));
  const reviews = await reviewsOf(db, ids);
  return firsts.map(({ id, formId, instanceId, formKind, xmlFormId, submittedAt, ...first }) => {
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
      formId,
      instanceId,
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
      formId: submission.formId,
      instanceId: submission.instanceId,
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
