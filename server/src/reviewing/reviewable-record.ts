import { createHash } from 'node:crypto';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { reviewEventsOf } from '../collecting/reviews/review-events';
import type { ReviewEventRow } from '../collecting/reviews/tables';
import { appUser, form, formVersion, occurrence, submission } from '../collecting/tables';
import { person } from '../people/accounts/tables';
import type { Database } from '../platform/database/database';
import { Problem } from '../platform/problems/problem';
import type { ReviewCondition } from './review-condition';

type Occurrence = typeof occurrence.$inferSelect;

export type ReviewableRecord = Awaited<ReturnType<typeof findReviewable>>;

/** @throws Problem `not_found` if the record does not exist or is not allowed */
export async function findReviewable(db: Database, allowed: ReviewCondition, recordId: number) {
  const versions = await versionsOf(db, recordId);
  const first = versions.find(({ id }) => id === recordId);
  const current = versions.find(({ supersededBy }) => supersededBy === null);
  if (!first || first.editOf !== null || !current) throw new Problem('not_found');
  const species = await db
    .select()
    .from(occurrence)
    .where(eq(occurrence.submissionId, current.id))
    .orderBy(asc(occurrence.position));
  const ofRecord = eq(occurrence.submissionId, current.id);
  const found = await db.select().from(occurrence).where(and(ofRecord, allowed.which));
  const isAllowed = allowed.isWithin ? found.some(allowed.isWithin) : found.length > 0;
  // Only people with an unrestricted scope may review a record without a species.
  if (!isAllowed && !(allowed.which === undefined && species.length === 0)) {
    throw new Problem('not_found');
  }
  const events = (await reviewEventsOf(db, [recordId])).get(recordId) ?? [];
  const { appUserId, ownerId, collector, xmlFormId } = first;
  return {
    /** Row id of the first version. */
    id: recordId,
    xmlFormId,
    appUserId,
    /** Null after the account was closed. */
    ownerId,
    collector: collector ?? '',
    /** At least one version, the oldest first. */
    versions,
    current,
    /** Species of the current version, by position. */
    species,
    /** The oldest first. */
    events,
  };
}

/** The oldest first; empty for a deleted record. */
const versionsOf = (db: Database, recordId: number) =>
  db
    .select({
      id: submission.id,
      editOf: submission.editOf,
      supersededBy: submission.supersededBy,
      instanceId: submission.instanceId,
      appUserId: submission.appUserId,
      ownerId: appUser.personId,
      collector: person.name,
      xmlFormId: form.xmlFormId,
      formVersionId: submission.formVersionId,
      formTitle: formVersion.title,
      formVersion: formVersion.version,
      encrypted: submission.encrypted,
      submittedAt: submission.submittedAt,
      isHere: sql<boolean>`${submission.sha256} is not null`,
    })
    .from(submission)
    .innerJoin(form, eq(form.id, submission.formId))
    .innerJoin(appUser, eq(appUser.id, submission.appUserId))
    .leftJoin(person, eq(person.id, appUser.personId))
    .leftJoin(formVersion, eq(formVersion.id, submission.formVersionId))
    .where(
      and(
        or(eq(submission.id, recordId), eq(submission.editOf, recordId)),
        isNull(submission.deletedAt),
      ),
    )
    .orderBy(asc(submission.id));

/** Characters of a revision, enough to avoid collisions. */
const REVISION_CHARACTERS = 40;

/** Edits and decisions change the hash. */
export function revisionOf(
  versionId: number,
  species: readonly Pick<Occurrence, 'speciesName'>[],
  events: readonly Pick<ReviewEventRow, 'id'>[],
): string {
  const names = species.map(({ speciesName }) => speciesName);
  return createHash('sha256')
    .update(JSON.stringify([versionId, names, events.at(-1)?.id ?? 0]))
    .digest('hex')
    .slice(0, REVISION_CHARACTERS);
}
