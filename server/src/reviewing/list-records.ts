import type {
  ReviewListRecord,
  ReviewRecordsAnswer,
  ReviewRecordsQuery,
  ReviewStatus,
} from '@aranya/shared/contracts/review';
import { REVIEW_PAGE, REVIEW_STATUSES } from '@aranya/shared/contracts/review';
import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { effectiveName, effectiveNameOf } from '../collecting/reviews/effective-name';
import { reviewEventsOf } from '../collecting/reviews/review-events';
import { photosOf } from '../collecting/shown-photos/received-photos';
import { appUser, form, formVersion, occurrence, submission } from '../collecting/tables';
import type { Person } from '../people/accounts/person';
import { person } from '../people/accounts/tables';
import type { Database } from '../platform/database/database';
import { Problem } from '../platform/problems/problem';
import type { PublishingContext } from '../publishing/publishing-context';
import { type Compared, dayOfOccurrence, withDuplicates } from './duplicates';
import { REVIEW_LIMITS } from './limits';
import { allowedRecords, filteredRecords, type ReviewCondition } from './review-condition';
import { revisionOf } from './reviewable-record';

/** Moment in microseconds, and row id of the current version. */
type Cursor = {
  moment: string;
  id: string;
};

type Candidate = Cursor & Compared;

export async function listRecords(
  context: Pick<PublishingContext, 'borders' | 'database' | 'publicPlaces'>,
  reviewer: Person,
  query: ReviewRecordsQuery,
): Promise<ReviewRecordsAnswer> {
  const { db } = context.database;
  const allowed = await allowedRecords(context, reviewer);
  const condition = await filteredRecords(context, allowed, query);
  const statuses = query.status ? [query.status] : REVIEW_STATUSES;
  const list = {
    condition,
    statuses,
    isNewestFirst: query.order === 'newest',
    onlyDuplicates: query.duplicates === 'yes',
  };
  const page = await pageAfter(db, list, cursorOf(query.after));
  const last = page[REVIEW_PAGE - 1];
  const isWhole = query.after === undefined && page.length <= REVIEW_PAGE;
  return {
    records: await described(db, page.slice(0, REVIEW_PAGE)),
    total: isWhole ? page.length : await countRecords(db, list),
    next: page.length > REVIEW_PAGE && last ? `${last.moment}_${last.id}` : null,
  };
}

interface List {
  condition: ReviewCondition;
  statuses: readonly ReviewStatus[];
  isNewestFirst?: boolean;
  onlyDuplicates?: boolean;
}

function cursorOf(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  const [, moment, id] = /^(\d{1,17})_(\d{1,15})$/.exec(text) ?? [];
  if (!moment || !id) throw new Problem('invalid_input');
  return { moment, id };
}

/** Reads one record more than fits on a page, to find out whether a next page exists. */
async function pageAfter(db: Database, list: List, after: Cursor | null): Promise<Cursor[]> {
  const found = new Map<string, Cursor>();
  let last = after;
  for (;;) {
    const rows = await candidates(db, list, last, REVIEW_LIMITS.candidates);
    for (const { id, moment } of await wanted(db, list, rows)) {
      if (found.size > REVIEW_PAGE) break;
      found.set(id, { moment, id });
    }
    last = rows.at(-1) ?? last;
    if (found.size > REVIEW_PAGE || rows.length === 0) return [...found.values()];
  }
}

/** Applies what the query of the candidates does not contain. */
async function wanted(
  db: Database,
  { condition: { isWithin }, onlyDuplicates }: List,
  rows: Candidate[],
): Promise<Candidate[]> {
  const within = isWithin ? rows.filter(isWithin) : rows;
  return onlyDuplicates ? withDuplicates(db, within) : within;
}

/** Queries each status separately, because each has its own part of the index. */
async function candidates(
  db: Database,
  { condition: { which }, statuses, isNewestFirst }: List,
  after: Cursor | null,
  limit: number,
): Promise<Candidate[]> {
  const direction = sql.raw(isNewestFirst ? 'desc' : 'asc');
  const order = sql`order by submitted_at ${direction}, submission_id ${direction} limit ${limit}`;
  const isAfter = after
    ? sql`and (submitted_at, submission_id) ${sql.raw(isNewestFirst ? '<' : '>')}
        (timestamptz 'epoch' + ${after.moment}::bigint * interval '1 microsecond', ${after.id}::bigint)`
    : sql``;
  const parts = statuses.map(
    (status) => sql`(select submitted_at, submission_id, latitude, longitude,
        lower(${effectiveName}) as name, ${dayOfOccurrence} as day from ${occurrence}
      where ${occurrence.reviewStatus} = ${status} ${also(which)} ${isAfter} ${order})`,
  );
  const { rows } = await db.execute<Candidate>(sql`
    select (extract(epoch from submitted_at) * 1000000)::bigint::text as moment,
      submission_id::text as id, latitude, longitude, name, day::text as day
    from (${sql.join(parts, sql` union all `)}) as candidate ${order}`);
  return rows;
}

const also = (which: SQL | undefined) => (which ? sql`and ${which}` : sql``);

/** At most `REVIEW_LIMITS.counted`. */
export async function countRecords(db: Database, list: List): Promise<number> {
  const { condition, statuses } = list;
  const { counted } = REVIEW_LIMITS;
  if (condition.isWithin || list.onlyDuplicates) {
    const found = await wanted(db, list, await candidates(db, list, null, counted));
    return new Set(found.map(({ id }) => id)).size;
  }
  const parts = statuses.map(
    (status) => sql`(select distinct submitted_at, submission_id from ${occurrence}
      where ${occurrence.reviewStatus} = ${status} ${also(condition.which)}
      order by submitted_at, submission_id limit ${counted})`,
  );
  const { rows } = await db.execute<{ total: string }>(sql`
    select count(distinct submission_id) as total
    from (${sql.join(parts, sql` union all `)}) as counted`);
  return Math.min(counted, Number(rows[0]?.total ?? 0));
}

async function described(db: Database, page: readonly Cursor[]): Promise<ReviewListRecord[]> {
  const ids = page.map(({ id }) => Number(id));
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: submission.id,
      editOf: submission.editOf,
      xmlFormId: form.xmlFormId,
      formTitle: formVersion.title,
    })
    .from(submission)
    .innerJoin(form, eq(form.id, submission.formId))
    .leftJoin(formVersion, eq(formVersion.id, submission.formVersionId))
    .where(inArray(submission.id, ids));
  const versions = new Map(rows.map((row) => [row.id, row]));
  const seen = await db
    .select({ ...getTableColumns(occurrence), collector: person.name })
    .from(occurrence)
    .innerJoin(appUser, eq(appUser.id, occurrence.appUserId))
    .leftJoin(person, eq(person.id, appUser.personId))
    .where(inArray(occurrence.submissionId, ids))
    .orderBy(asc(occurrence.submissionId), asc(occurrence.position));
  const photos = await photosOf(db, ids);
  const firstIds = rows.map(({ id, editOf }) => editOf ?? id);
  const events = await reviewEventsOf(db, firstIds);
  return ids.flatMap((id): ReviewListRecord[] => {
    const version = versions.get(id);
    const species = seen.filter(({ submissionId }) => submissionId === id);
    const [first] = species;
    // An edit may have replaced the version since the list was read.
    if (!version || !first) return [];
    const recordId = version.editOf ?? id;
    return [
      {
        id: String(recordId),
        formTitle: version.formTitle ?? version.xmlFormId,
        collector: first.collector ?? '',
        receivedAt: first.submittedAt.toISOString(),
        observedOn: first.observedOn,
        species: [...new Set(species.map(effectiveNameOf))],
        photo: photos.get(id)?.names[0] ?? null,
        status: leastAdvanced(species.map(({ reviewStatus }) => reviewStatus)),
        revision: revisionOf(id, species, events.get(recordId) ?? []),
      },
    ];
  });
}

const leastAdvanced = (statuses: readonly ReviewStatus[]): ReviewStatus =>
  REVIEW_STATUSES.find((status) => statuses.includes(status)) ?? 'waiting';
