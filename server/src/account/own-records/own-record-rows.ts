import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { centralSubmission } from '../../collecting/central/tables';
import type { CollectionServer } from '../../collecting/collection-server';
import { editableUntil } from '../../collecting/submissions/edit-window';
import { form, formVersion, submission } from '../../collecting/tables';
import { requirePerson } from '../../people/accounts/guard';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import { appUserIdsOf } from '../own-data/personal-rows';

/** The first version, with the state of the newest one. */
export type RecordRow = Awaited<ReturnType<typeof recordRows>>[number];

export const appUsersOf = async (db: Database, request: FastifyRequest): Promise<number[]> =>
  appUserIdsOf(db, (await requirePerson(request)).id);

const sentBy = (appUserIds: readonly number[]) =>
  and(
    inArray(submission.appUserId, [...appUserIds]),
    isNull(submission.editOf),
    isNull(submission.deletedAt),
  );

export const countRecords = (db: Database, appUserIds: readonly number[]): Promise<number> =>
  db.$count(submission, sentBy(appUserIds));

export async function listedRecordIds(
  db: Database,
  appUserIds: readonly number[],
  after: string | undefined,
  limit: number,
): Promise<number[]> {
  const isAfter = after === undefined ? undefined : lt(submission.id, Number(after));
  const rows = await db
    .select({ id: submission.id })
    .from(submission)
    .where(and(sentBy(appUserIds), isAfter))
    .orderBy(desc(submission.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** @throws Problem `not_found` if it does not exist or belongs to another person. */
export async function findOwnRecord(
  db: Database,
  request: FastifyRequest,
  version: string,
): Promise<RecordRow> {
  const appUserIds = await appUsersOf(db, request);
  const [asked] = await db
    .select({ editOf: submission.editOf })
    .from(submission)
    .where(eq(submission.id, Number(version)));
  const isFirst = eq(submission.id, asked?.editOf ?? Number(version));
  const found = await db
    .select({ id: submission.id })
    .from(submission)
    .where(and(isFirst, inArray(submission.appUserId, appUserIds), isNull(submission.deletedAt)));
  const ids = found.map(({ id }) => id);
  const [row] = await recordRows(db, ids);
  if (!row) throw new Problem('not_found');
  return row;
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
  const inCentral = await db
    .select({ id: centralSubmission.submissionId, review: centralSubmission.review })
    .from(centralSubmission)
    .where(inArray(centralSubmission.submissionId, [...ids]));
  const reviews = new Map(inCentral.map(({ id, review }) => [id, review]));
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

/** Null: the time is over, the record is encrypted, or not on the server that phones use now. */
export function editEnd(
  { isHere, encrypted, submittedAt }: RecordRow,
  editHours: number,
  { kind }: Pick<CollectionServer, 'kind'>,
): Date | null {
  const end = editableUntil(submittedAt, editHours);
  return isHere === (kind === 'embedded') && !encrypted && end.getTime() > Date.now() ? end : null;
}

export const isDeletable = (
  { isHere }: Pick<RecordRow, 'isHere'>,
  { kind }: Pick<CollectionServer, 'kind'>,
): boolean => isHere || kind === 'central';
