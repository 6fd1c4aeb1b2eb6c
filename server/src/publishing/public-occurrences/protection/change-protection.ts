import { sql } from 'drizzle-orm';
import { lookAgain } from '../../../collecting/public-places/change-places';
import { occurrence } from '../../../collecting/tables';
import type { Database } from '../../../platform/database/database';
import { protectedCell } from '../tables';
import { protectRecords, recordsOfDays } from './protect-places';
import type { PublicRules } from './public-rules';
import { submissionDay } from './recorded-days';

/** Keeps cells of threatened and other coarse records. @param submissionId Current version */
export async function releasePlaces(
  tx: Database,
  { coarseCells }: Pick<PublicRules, 'coarseCells'>,
  submissionId: number,
): Promise<void> {
  // The day comes without a cast: a cluster accepts none here.
  const { rows } = await tx.execute<{ recorder: number; day: string }>(sql`
    delete from ${protectedCell}
    where by_review and (app_user_id, day) in (
      select ${occurrence.appUserId}, recorded.day from ${occurrence}
      cross join lateral (values (${submissionDay}), (${occurrence.observedOn})) as recorded (day)
      where ${occurrence.submissionId} = ${submissionId})
    returning app_user_id as recorder, day`);
  const ids = await recordsOfDays(tx, rows);
  if (ids.length === 0) return;
  await protectRecords(
    tx,
    coarseCells,
    sql`${occurrence.coarseSide} is not null and ${occurrence.id} = any(array(
      select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint))`,
  );
  await lookAgain(tx, ids);
}

/** For an app user who takes over the records. */
export async function copyProtectedCells(tx: Database, from: number, to: number): Promise<void> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    insert into ${protectedCell} (app_user_id, day, side, cell_row, cell_column, by_review)
    select ${to}::integer, day, side, cell_row, cell_column, by_review from ${protectedCell}
    where app_user_id = ${from}
    order by day, side, cell_row, cell_column
    on conflict do nothing
    returning day::text as day`);
  const days = [...new Set(rows.map(({ day }) => day))];
  await lookAgain(
    tx,
    await recordsOfDays(
      tx,
      days.map((day) => ({ recorder: to, day })),
    ),
  );
}
