import type { ReviewStatistics, ReviewStatus } from '@aranya/shared/contracts/review';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { readFormTitles } from '../collecting/forms/form-catalogue';
import { effectiveName } from '../collecting/reviews/effective-name';
import { reviewEvent } from '../collecting/reviews/tables';
import { occurrence, submission } from '../collecting/tables';
import type { Person } from '../people/accounts/person';
import type { Database } from '../platform/database/database';
import type { PublishingContext } from '../publishing/publishing-context';
import { REVIEW_LIMITS } from './limits';
import { countRecords } from './list-records';
import { allowedRecords, type ReviewCondition } from './review-condition';

/** Places are null unless the reviewer's scope has districts. */
type Group = {
  status: ReviewStatus;
  form_id: number;
  name: string;
  latitude: number | null;
  longitude: number | null;
  count: string | number;
};

export async function reviewStatistics(
  context: Pick<PublishingContext, 'borders' | 'database' | 'publicPlaces'>,
  reviewer: Person,
): Promise<ReviewStatistics> {
  const { db } = context.database;
  const { published } = await context.publicPlaces.rules();
  const allowed = await allowedRecords(context, reviewer);
  const groups = await groupsOf(db, allowed);
  const count = (status: ReviewStatus) => sum(groups.filter((group) => group.status === status));
  const asked = { condition: allowed, statuses: ['asked'] as const };
  const titles = await readFormTitles(db);
  return {
    waiting: count('waiting'),
    confirmed: count('confirmed'),
    changed: count('changed'),
    cannotTell: count('cannot-tell'),
    notWild: count('not-wild'),
    openQuestions: await countRecords(db, asked),
    medianHours: await medianHours(db, allowed),
    forms: ranked(groups, ({ form_id }) => form_id).flatMap(([id, counts]) => {
      const found = titles.get(id);
      return found ? [{ ...found, ...counts }] : [];
    }),
    species: ranked(groups, ({ name }) => name.toLowerCase()).map(([key, counts]) => ({
      name: published.get(key)?.scientificName ?? key,
      ...counts,
    })),
  };
}

async function groupsOf(db: Database, { which, isWithin }: ReviewCondition): Promise<Group[]> {
  const place = isWithin
    ? sql`latitude, longitude`
    : sql`null::float8 as latitude, null::float8 as longitude`;
  const { rows } = await db.execute<Group>(sql`
    select review_status as status, form_id, ${effectiveName} as name, ${place}, count(*) as count
    from ${occurrence} ${which ? sql`where ${which}` : sql``}
    group by 1, 2, 3, 4, 5`);
  return isWithin ? rows.filter(isWithin) : rows;
}

const sum = (groups: readonly Group[]) =>
  groups.reduce((total, { count }) => total + Number(count), 0);

const DECIDED: readonly ReviewStatus[] = ['confirmed', 'changed', 'cannot-tell', 'not-wild'];

function ranked<Key>(groups: readonly Group[], keyOf: (group: Group) => Key) {
  const byKey = new Map<Key, { decided: number; confirmed: number }>();
  for (const group of groups) {
    if (!DECIDED.includes(group.status)) continue;
    const counts = byKey.get(keyOf(group)) ?? { decided: 0, confirmed: 0 };
    counts.decided += Number(group.count);
    if (group.status === 'confirmed') counts.confirmed += Number(group.count);
    byKey.set(keyOf(group), counts);
  }
  return [...byKey]
    .sort(([, one], [, other]) => other.decided - one.decided)
    .slice(0, REVIEW_LIMITS.ranked);
}

/** Hours until a record's first decision; districts are selected by their bounding boxes. */
async function medianHours(db: Database, { which }: ReviewCondition): Promise<number | null> {
  // A cluster joins by equality only, with the column that chooses the node.
  const hoursOf = (firstId: AnyPgColumn) => sql`
    select distinct first.record_id,
      extract(epoch from first.at - ${occurrence.submittedAt})::float8 / 3600 as hours
    from first
    join ${submission} on ${firstId} = first.record_id and ${submission.supersededBy} is null
    join ${occurrence} on ${occurrence.instanceId} = ${submission.instanceId}
      and ${occurrence.submissionId} = ${submission.id}
    ${which ? sql`where ${which}` : sql``}`;
  const { rows } = await db.execute<{ hours: number | null }>(sql`
    with first as (
      select record_id, min(at) as at from ${reviewEvent} where kind = 'identified'
      group by record_id
      having min(at) > now() - ${REVIEW_LIMITS.medianDays} * interval '1 day'
    )
    select percentile_cont(0.5) within group (order by hours) as hours
    from (${hoursOf(submission.id)} union all ${hoursOf(submission.editOf)}) as reviewed`);
  return rows[0]?.hours ?? null;
}
