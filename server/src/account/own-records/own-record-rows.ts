import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { centralSubmission } from '../../collecting/central/tables';
import { form, formVersion, submission } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';

/** The first version, with the state of the newest one. */
export type RecordRow = Awaited<ReturnType<typeof recordRows>>[number];

const sentBy = (appUserIds: readonly number[]) =>
  and(
    inArray(submission.appUserId, [...appUserIds]),
    isNull(submission.editOf),
    isNull(submission.deletedAt),
  );

export const countRecords = async (db: Database, appUserIds: readonly number[]): Promise<number> =>
  appUserIds.length === 0 ? 0 : db.$count(submission, sentBy(appUserIds));

interface Wanted {
  appUserIds: readonly number[];
  after?: number;
  limit: number;
}

export async function listedRecordIds(
  db: Database,
  { appUserIds, after, limit }: Wanted,
): Promise<number[]> {
  if (appUserIds.length === 0) return [];
  const rows = await db
    .select({ id: submission.id })
    .from(submission)
    .where(and(sentBy(appUserIds), after === undefined ? undefined : lt(submission.id, after)))
    .orderBy(desc(submission.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** @returns undefined if it does not exist or belongs to another person */
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

async function reviewsOf(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({ id: centralSubmission.submissionId, review: centralSubmission.review })
    .from(centralSubmission)
    .where(inArray(centralSubmission.submissionId, [...ids]));
  return new Map(rows.map(({ id, review }) => [id, review]));
}

/** Versions and reviews are separate queries: a cluster may store them on other nodes. */
export async function recordRows(db: Database, ids: readonly number[]) {
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
  return firsts.map(({ editOf: _, ...first }) => {
    const newest = present.get(first.id) ?? first;
    const { id: current, formTitle, formVersion, encrypted, isHere } = newest;
    const review = reviews.get(first.id) ?? null;
    return { ...first, current, formTitle, formVersion, encrypted, isHere, review };
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
