import { inArray, min, type SQL, sql } from 'drizzle-orm';
import { form, occurrence } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import { dataImport, importedOccurrence } from '../data-import/tables';
import { idRanges } from './id-ranges';
import type { PublicRules } from './public-rules';
import { cellOf, coarseCellRows, importedDay, importOf, submissionDay } from './recorded-days';
import { protectedCell, protectedImportCell } from './tables';

/** Few rows of a range are of threatened species. */
const RANGE = { rows: 20_000 };

type CoarseCells = PublicRules['coarseCells'];

/** Which records are looked at; null: from the first, or to the last. */
interface Received {
  since: Date | null;
  before: Date | null;
}

/**
 * Writes down where app users recorded threatened species, to the cell, so that what they recorded
 * around is published in the same cell. To be called before anything of these records is public.
 */
export async function protectRecords(
  db: Database,
  coarseCells: CoarseCells,
  { since, before }: Received,
): Promise<void> {
  const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const until = before
    ? sql`(${occurrence.receivedAt} is null or ${occurrence.receivedAt} < ${moment(before)})`
    : sql`true`;
  const protect = (which: SQL) =>
    db.execute(sql`
      insert into ${protectedCell} (app_user_id, day, side, cell_row, cell_column)
      select distinct ${occurrence.appUserId}, recorded.day, coarse.side,
        ${cellOf(sql`${occurrence.latitude}`, sql`coarse.side`)},
        ${cellOf(sql`${occurrence.longitude}`, sql`coarse.side`)}
      from ${occurrence}
      join ${form} on ${form.id} = ${occurrence.formId} and ${form.kind} <> 'trial'
      join ${coarseCellRows(coarseCells)} as coarse (name, side)
        on coarse.name = lower(${occurrence.speciesName})
      cross join lateral (values (${submissionDay}), (${occurrence.observedOn})) as recorded (day)
      where recorded.day is not null
        and ${occurrence.latitude} is not null and ${occurrence.longitude} is not null
        and ${until} and ${which}
      order by 1, 2, 3, 4, 5
      on conflict do nothing`);
  if (since) {
    await protect(sql`${occurrence.receivedAt} >= ${moment(since)}`);
    return;
  }
  for await (const { from, until: last } of idRanges(db, occurrence, 0, RANGE)) {
    await protect(sql`${occurrence.id} >= ${from} and ${occurrence.id} <= ${last}`);
  }
}

/**
 * The same for complete imports.
 * @param only which ones; null: all
 */
export async function protectImports(
  db: Database,
  coarseCells: CoarseCells,
  only: readonly number[] | null = null,
): Promise<void> {
  if (only?.length === 0) return;
  const wanted = only ? sql`and ${inArray(importedOccurrence.importId, [...only])}` : sql``;
  const [first] = only
    ? await db
        .select({ id: min(importedOccurrence.id) })
        .from(importedOccurrence)
        .where(inArray(importedOccurrence.importId, [...only]))
    : [];
  const after = (first?.id ?? 1) - 1;
  for await (const { from, until } of idRanges(db, importedOccurrence, after, RANGE)) {
    await db.execute(sql`
      insert into ${protectedImportCell} (dataset_id, day, side, cell_row, cell_column)
      select distinct ${dataImport.datasetId}, ${importedDay}, coarse.side,
        ${cellOf(sql`${importedOccurrence.latitude}`, sql`coarse.side`)},
        ${cellOf(sql`${importedOccurrence.longitude}`, sql`coarse.side`)}
      from ${importedOccurrence}
      join ${dataImport} on ${dataImport.id} = ${importOf}
        and ${dataImport.state} = 'complete' and ${dataImport.datasetId} is not null
      join ${coarseCellRows(coarseCells)} as coarse (name, side)
        on coarse.name = ${importedOccurrence.species}
      where ${importedOccurrence.id} >= ${from} and ${importedOccurrence.id} <= ${until}
        ${wanted}
      order by 1, 2, 3, 4, 5
      on conflict do nothing`);
  }
}
