import { SIMILAR_METRES } from '@aranya/shared/contracts/review';
import { sql } from 'drizzle-orm';
import { effectiveName } from '../collecting/reviews/effective-name';
import { occurrence } from '../collecting/tables';
import type { Database } from '../platform/database/database';
import { submissionDay } from '../publishing/public-occurrences/protection/recorded-days';

/** Degrees of latitude. */
const REACH = SIMILAR_METRES / 111_000;

/** India's; the day of arrival if the record has none. */
export const dayOfOccurrence = sql<string>`coalesce(${occurrence.observedOn}, ${submissionDay})`;

export type Compared = {
  /** Row id of its submission. */
  id: string;
  /** Effective name in lower case. */
  name: string;
  latitude: number | null;
  longitude: number | null;
  /** Day in India, as `2026-11-28`. */
  day: string;
};

/**
 * Compares within {@link SIMILAR_METRES} and a day; rejected records are no duplicates of others.
 * Rows are sent to the database, because a cluster cannot join records of different nodes. Name and
 * latitude are compared as a pair, so that a small range of the index is read.
 */
export async function withDuplicates<Row extends Compared>(
  db: Database,
  compared: readonly Row[],
): Promise<Row[]> {
  const asked = compared.flatMap(({ id, name, latitude, longitude, day }, place) =>
    latitude === null ? [] : [{ place, id, name, latitude, longitude, day }],
  );
  if (asked.length === 0) return [];
  const { latitude, longitude } = occurrence;
  const { rows } = await db.execute<{ place: number }>(sql`
    select distinct one.place
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as one(place integer, id bigint, name text,
      latitude float8, longitude float8, day date)
    join ${occurrence} on (lower(${effectiveName}), ${latitude}) >= (one.name, one.latitude - ${REACH})
      and (lower(${effectiveName}), ${latitude}) <= (one.name, one.latitude + ${REACH})
      and ${longitude} between one.longitude - ${REACH} / cos(radians(one.latitude))
        and one.longitude + ${REACH} / cos(radians(one.latitude))
      and power(${latitude} - one.latitude, 2)
        + power((${longitude} - one.longitude) * cos(radians(one.latitude)), 2) <= ${REACH ** 2}
      and abs(${dayOfOccurrence} - one.day) <= 1
      and ${occurrence.submissionId} <> one.id and not ${occurrence.isRejected}`);
  const found = new Set(rows.map(({ place }) => place));
  return compared.filter((_, place) => found.has(place));
}
