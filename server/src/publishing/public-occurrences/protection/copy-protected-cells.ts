import { sql } from 'drizzle-orm';
import { lookAgain } from '../../../collecting/public-places/change-places';
import type { Database } from '../../../platform/database/database';
import { protectedCell } from '../tables';
import { recordsOfDays } from './protect-places';

/** Copies the protected cells of one app user to another, who takes over the records. */
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
