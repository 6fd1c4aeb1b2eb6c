import { setImmediate } from 'node:timers/promises';
import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { reviewEventsOf } from '../../collecting/reviews/review-events';
import { form, formVersion, occurrence, submission, submissionFile } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';

/** Records per query: each may have hundreds of species and files. */
const PAGE = 50;
/** Species and files per event-loop turn, so that other requests are served in between. */
const ROWS_AT_ONCE = 1_000;
/** Phones write the start time near the beginning; only these bytes are searched. */
const HEAD_BYTES = 20_000;

export type OwnRecord = Awaited<ReturnType<typeof readPage>>[number];

/** Includes all versions, by time of receipt. */
export async function recordIdsOf(db: Database, appUserIds: readonly number[]): Promise<number[]> {
  if (appUserIds.length === 0) return [];
  const rows = await db
    .select({ id: submission.id })
    .from(submission)
    .where(
      or(
        inArray(submission.appUserId, [...appUserIds]),
        inArray(
          submission.editOf,
          db
            .select({ id: submission.id })
            .from(submission)
            .where(inArray(submission.appUserId, [...appUserIds])),
        ),
      ),
    )
    .orderBy(asc(submission.id));
  return rows.map(({ id }) => id);
}

export async function* recordPages(
  db: Database,
  ids: readonly number[],
  appUserIds: readonly number[],
): AsyncGenerator<OwnRecord[]> {
  for (let from = 0; from < ids.length; from += PAGE) {
    for (const part of parts(await readPage(db, ids.slice(from, from + PAGE), appUserIds))) {
      yield part;
      await setImmediate();
    }
  }
}

/** Chunks take milliseconds to write; most pages are one chunk. */
function* parts(page: readonly OwnRecord[]): Generator<OwnRecord[]> {
  let part: OwnRecord[] = [];
  let rows = 0;
  for (const record of page) {
    part.push(record);
    rows += 1 + record.occurrences.length + record.files.length;
    if (rows < ROWS_AT_ONCE) continue;
    yield part;
    part = [];
    rows = 0;
  }
  if (part.length > 0) yield part;
}

async function readPage(db: Database, ids: number[], appUserIds: readonly number[]) {
  const rows = await db
    .select({
      id: submission.id,
      instanceId: submission.instanceId,
      instanceName: submission.instanceName,
      formId: form.xmlFormId,
      formVersion: formVersion.version,
      formTitle: formVersion.title,
      encrypted: submission.encrypted,
      deviceId: submission.deviceId,
      userAgent: submission.userAgent,
      /** Null if another server stores the record itself. */
      sha256: submission.sha256,
      sentBy: submission.appUserId,
      /** Id of the record's first version, or of the previous version. */
      editOf: submission.editOf,
      supersededBy: submission.supersededBy,
      head: sql<Uint8Array | null>`substring(${submission.xml} from 1 for ${HEAD_BYTES})`,
      submittedAt: submission.submittedAt,
      deletedAt: submission.deletedAt,
    })
    .from(submission)
    .innerJoin(form, eq(form.id, submission.formId))
    .leftJoin(formVersion, eq(formVersion.id, submission.formVersionId))
    .where(inArray(submission.id, ids))
    .orderBy(asc(submission.id));
  const occurrences = await db
    .select()
    .from(occurrence)
    .where(inArray(occurrence.submissionId, ids))
    .orderBy(asc(occurrence.submissionId), asc(occurrence.position));
  const files = await db
    .select()
    .from(submissionFile)
    .where(inArray(submissionFile.submissionId, ids))
    .orderBy(asc(submissionFile.submissionId), asc(submissionFile.name));
  const reviews = await reviewEventsOf(db, ids);
  const edited = rows.flatMap(({ editOf }) => editOf ?? []);
  const sentFirstBy = await sendersOf(db, edited);
  const occurrencesOf = bySubmission(occurrences);
  const filesOf = bySubmission(files);
  return rows.map(({ head, sentBy, ...row }) => ({
    ...row,
    /** True if another person sent the record first: earlier releases allowed editing it. */
    isAnothers: !appUserIds.includes(sentFirstBy.get(row.editOf ?? row.id) ?? sentBy),
    // The phone belongs to the person who edited the record.
    ...(appUserIds.includes(sentBy) ? {} : { deviceId: null, userAgent: null }),
    formTitle: row.formTitle ?? row.formId,
    /** When the form was started on the phone; null if the record does not include it. */
    observedAt: head && beginningOf(head),
    occurrences: occurrencesOf.get(row.id) ?? [],
    files: filesOf.get(row.id) ?? [],
    /** Reviews are in the row of the first version. */
    reviews: reviews.get(row.id) ?? [],
  }));
}

async function sendersOf(db: Database, ids: number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: submission.id, appUserId: submission.appUserId })
    .from(submission)
    .where(inArray(submission.id, ids));
  return new Map(rows.map(({ id, appUserId }) => [id, appUserId]));
}

function bySubmission<Row extends { submissionId: number }>(rows: Row[]): Map<number, Row[]> {
  const grouped = new Map<number, Row[]>();
  for (const row of rows) {
    const group = grouped.get(row.submissionId);
    if (group) group.push(row);
    else grouped.set(row.submissionId, [row]);
  }
  return grouped;
}

function beginningOf(head: Uint8Array): string | null {
  const text = Buffer.from(head).toString('utf8');
  const start = /<(?:\w+:)?start>\s*([^<\s]+)\s*</.exec(text)?.[1];
  return start && !Number.isNaN(Date.parse(start)) ? start : null;
}
