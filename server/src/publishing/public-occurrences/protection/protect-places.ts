import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { effectiveName } from '../../../collecting/reviews/effective-name';
import { form, occurrence } from '../../../collecting/tables';
import { dataImport, importedOccurrence } from '../../../importing/tables';
import type { Database } from '../../../platform/database/database';
import { protectedCell, protectedImportCell } from '../tables';
import type { PublicRules } from './public-rules';
import {
  cellOf,
  coarseCellRows,
  importedDay,
  importOf,
  isReceivedOn,
  submissionDay,
} from './recorded-days';

/** `day` is in India, `YYYY-MM-DD`. */
export interface RecorderDay {
  recorder: number;
  day: string;
}

/** Must run before any of these records is public. @returns days with a newly protected cell */
export async function protectRecords(
  tx: Database,
  coarseCells: PublicRules['coarseCells'],
  which: SQL,
): Promise<RecorderDay[]> {
  const { rows } = await tx.execute<{ recorder: number; day: string }>(sql`
    insert into ${protectedCell} (app_user_id, day, side, cell_row, cell_column, by_review)
    select ${occurrence.appUserId}, recorded.day, hiding.side,
      ${cellOf(sql`${occurrence.latitude}`, sql`hiding.side`)},
      ${cellOf(sql`${occurrence.longitude}`, sql`hiding.side`)}, bool_and(hiding.by_review)
    from ${occurrence}
    join ${form} on ${form.id} = ${occurrence.formId} and ${form.kind} <> 'trial'
    left join ${coarseCellRows(coarseCells)} as coarse (name, side)
      on coarse.name = lower(${effectiveName})
    cross join lateral (values (coarse.side, false), (${occurrence.coarseSide}, true))
      as hiding (side, by_review)
    cross join lateral (values (${submissionDay}), (${occurrence.observedOn})) as recorded (day)
    where recorded.day is not null and hiding.side is not null
      and ${occurrence.latitude} is not null and ${occurrence.longitude} is not null
      and ${which}
    group by 1, 2, 3, 4, 5
    order by 1, 2, 3, 4, 5
    on conflict (app_user_id, day, side, cell_row, cell_column) do update set by_review = false
      where ${protectedCell.byReview} and not excluded.by_review
    returning app_user_id as recorder, day::text as day`);
  const days = rows.map(({ recorder, day }): [string, RecorderDay] => [
    `${recorder} ${day}`,
    { recorder, day },
  ]);
  return [...new Map(days).values()];
}

/** The recorder is unknown, so protection applies to the dataset. @returns true for a new cell */
export async function protectImport(
  tx: Database,
  coarseCells: PublicRules['coarseCells'],
  importId: number,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into ${protectedImportCell} (dataset_id, day, side, cell_row, cell_column)
    select distinct ${dataImport.datasetId}, ${importedDay}, coarse.side,
      ${cellOf(sql`${importedOccurrence.latitude}`, sql`coarse.side`)},
      ${cellOf(sql`${importedOccurrence.longitude}`, sql`coarse.side`)}
    from ${importedOccurrence}
    join ${dataImport} on ${dataImport.id} = ${importOf} and ${dataImport.datasetId} is not null
    join ${coarseCellRows(coarseCells)} as coarse (name, side)
      on coarse.name = ${importedOccurrence.species}
    where ${importedOccurrence.importId} = ${importId}
    order by 1, 2, 3, 4, 5
    on conflict do nothing
    returning 1`);
  return rows.length > 0;
}

const DAYS_AT_ONCE = 200;

/** A protected cell of the day may have moved any of them. */
export async function recordsOfDays(db: Database, days: readonly RecorderDay[]): Promise<number[]> {
  const ids = new Set<number>();
  for (let from = 0; from < days.length; from += DAYS_AT_ONCE) {
    // One condition per index: a combined one would use the recorder's index alone.
    const ofDay = days.slice(from, from + DAYS_AT_ONCE).flatMap(({ recorder, day }) => {
      const isTheirs = eq(occurrence.appUserId, recorder);
      return [and(isTheirs, eq(occurrence.observedOn, day)), and(isTheirs, isReceivedOn(day))];
    });
    const rows = await db
      .select({ id: occurrence.id })
      .from(occurrence)
      .where(or(...ofDay));
    for (const { id } of rows) ids.add(id);
  }
  return [...ids];
}
