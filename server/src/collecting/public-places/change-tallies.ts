import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { occurrenceTally, type publicPlace } from './tables';

/** Added (1) or withdrawn (-1). */
export type PlaceChange = typeof publicPlace.$inferSelect & { sign: 1 | -1 };

export const TALLY_KEY = sql.raw('species, district, month, form_id, has_photo, import_id');
export const TALLY_SUMS = sql.raw('count, sum_column, sum_row');

/** Sorted by key; empty tallies are deleted. Rows of an earlier version are in no tally. */
export async function addToTallies(
  tx: Database,
  importId: number,
  changes: readonly PlaceChange[],
): Promise<void> {
  const counted = changes.filter(({ publicId }) => publicId !== null);
  if (counted.length === 0) return;
  const { rows: empty } = await tx.execute(sql`
    with changed as (
    insert into ${occurrenceTally} (${TALLY_KEY}, ${TALLY_SUMS})
    select species, district, day / 100, "formId", "hasPhoto", ${importId}::bigint,
      sum(sign), sum(sign * "mapColumn"::bigint), sum(sign * "mapRow"::bigint)
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      as place(species text, district text, day integer, "formId" integer, "hasPhoto" boolean,
        "mapColumn" integer, "mapRow" integer, sign integer)
    group by 1, 2, 3, 4, 5
    having sum(sign) <> 0 or sum(sign * "mapColumn"::bigint) <> 0
      or sum(sign * "mapRow"::bigint) <> 0
    order by 1, 2, 3, 4, 5
    on conflict (${TALLY_KEY}) do update set
      count = ${occurrenceTally.count} + excluded.count,
      sum_column = ${occurrenceTally.sumColumn} + excluded.sum_column,
      sum_row = ${occurrenceTally.sumRow} + excluded.sum_row
    returning species, district, month, form_id, has_photo, count
    )
    select species, district, month, form_id, has_photo from changed where count = 0`);
  if (empty.length === 0) return;
  await tx.execute(sql`
    delete from ${occurrenceTally} as tally
    using jsonb_to_recordset(${JSON.stringify(empty)}::jsonb) as gone(species text, district text,
      month integer, form_id integer, has_photo boolean)
    where tally.species = gone.species and tally.district = gone.district
      and tally.month = gone.month and tally.form_id = gone.form_id
      and tally.has_photo = gone.has_photo and tally.import_id = ${importId}`);
}
