import { SIMILAR_METRES } from '@aranya/shared/contracts/review';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { effectiveName } from '../collecting/reviews/effective-name';
import { occurrence } from '../collecting/tables';

/** {@link SIMILAR_METRES} in degrees of latitude. */
const REACH = SIMILAR_METRES / 111_000;

const other = alias(occurrence, 'other');

/** Day of the observation in India; the day of arrival if the record has none. */
const dayOf = ({ observedOn, submittedAt }: typeof occurrence | typeof other) =>
  sql`coalesce(${observedOn}, (${submittedAt} at time zone 'UTC' + interval '5 hours 30 minutes')::date)`;

/**
 * Condition on occurrences: another record, of any person, has the same species within {@link SIMILAR_METRES} and
 * a day. Rejected records are no duplicates. The condition is a scalar subquery, because the database would turn
 * EXISTS into a join that compares all records of a species.
 */
export const isLikeAnother = sql`(
  select true from ${occurrence} as other
  where lower(coalesce(${other.identifiedAs}, ${other.speciesName})) = lower(${effectiveName})
    and ${other.latitude} between ${occurrence.latitude} - ${REACH} and ${occurrence.latitude} + ${REACH}
    and ${other.longitude} between ${occurrence.longitude} - ${REACH} / cos(radians(${occurrence.latitude}))
      and ${occurrence.longitude} + ${REACH} / cos(radians(${occurrence.latitude}))
    and power(${other.latitude} - ${occurrence.latitude}, 2)
      + power((${other.longitude} - ${occurrence.longitude}) * cos(radians(${occurrence.latitude})), 2)
      <= ${REACH ** 2}
    and abs(${dayOf(other)} - ${dayOf(occurrence)}) <= 1
    and ${other.submissionId} <> ${occurrence.submissionId} and not ${other.isRejected}
  limit 1)`;
