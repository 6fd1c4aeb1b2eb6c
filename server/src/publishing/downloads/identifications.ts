import { inArray } from 'drizzle-orm';
import { reviewEventsOf } from '../../collecting/reviews/review-events';
import { lastIdentification } from '../../collecting/reviews/review-state';
import { occurrence, submission } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import { publicNames } from './recorders';

export interface Identification {
  /** Name as recorded, if the reviewer found another one. */
  verbatimName: string | null;
  /** `YYYY-MM-DD` in UTC. */
  date: string;
  /** Null unless the reviewer agreed to be named. */
  by: string | null;
}

/** Keys are row ids of occurrences. */
export async function readIdentifications(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Identification>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(occurrence)
    .where(inArray(occurrence.id, [...ids]));
  const versions = await db
    .select({ id: submission.id, editOf: submission.editOf })
    .from(submission)
    .where(
      inArray(
        submission.id,
        rows.map(({ submissionId }) => submissionId),
      ),
    );
  const recordOf = new Map(versions.map(({ id, editOf }) => [id, editOf ?? id]));
  const events = await reviewEventsOf(db, [...recordOf.values()]);
  const found = rows.flatMap((row) => {
    const ofRecord = events.get(recordOf.get(row.submissionId) ?? 0) ?? [];
    const last = lastIdentification(ofRecord, row.position);
    return last ? [{ row, last }] : [];
  });
  const names = await publicNames(
    db,
    found.flatMap(({ last }) => last.personId ?? []),
  );
  return new Map(
    found.map(({ row, last }) => [
      row.id,
      {
        verbatimName: row.identifiedAs === null ? null : row.speciesName,
        date: last.at.toISOString().slice(0, 10),
        by: (last.personId !== null && names.get(last.personId)) || null,
      },
    ]),
  );
}
