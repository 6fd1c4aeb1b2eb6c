import { COARSE_SIDES } from '@aranya/shared/contracts/review';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { effectiveName } from '../../collecting/reviews/effective-name';
import { form, occurrence } from '../../collecting/tables';
import { dataImport, dataset, importedOccurrence } from '../../importing/tables';
import type { PublicRules } from './protection/public-rules';
import {
  cellOf,
  coarseCellRows,
  importedDay,
  importOf,
  submissionDay,
} from './protection/recorded-days';
import { protectedCell, protectedImportCell } from './tables';

export type PublicRow = {
  id: string | number;
  name: string;
  latitude: number;
  longitude: number;
  /** Side of the cell in which the place was moved to the middle, in degrees; 0: the place is exact. */
  side: number;
  /** ISO 8601 as recorded; null if unknown. */
  seen: string | null;
  /** Submission or dataset of the record, and its number or id there: together they identify it. */
  origin: string;
  part: string;
  form_id: number;
  has_photo: boolean;
  /** A reviewer confirmed or corrected the name. */
  is_confirmed: boolean;
};

/**
 * This query and {@link importedPlaces} are the only source of the map and of every other public
 * answer. Places of threatened species, and those that a reviewer made coarse, move to the middle
 * of their cell, and so do places that the same person recorded on the same day in it or its eight
 * neighbours. Excludes rejected records and those of the trial form, which people try at home.
 * @param publishedBefore Records received later are not yet public; null: all are
 */
export const recordedPlaces = (
  rules: PublicRules,
  publishedBefore: Date | null,
  which: SQL,
): SQL => {
  const inBatch = publishedBefore
    ? sql`and (${occurrence.receivedAt} is null
        or ${occurrence.receivedAt} < ${publishedBefore.toISOString()}::timestamptz)`
    : sql``;
  return published(
    rules,
    sql`
    select ${occurrence.id} as id, lower(${effectiveName}) as name,
      ${occurrence.latitude} as latitude, ${occurrence.longitude} as longitude,
      ${occurrence.appUserId} as recorder, ${submissionDay} as day,
      coalesce(${occurrence.observedOn}, ${submissionDay}) as other_day,
      coalesce(${occurrence.observedOn}, ${submissionDay})::text as seen,
      ${occurrence.submissionId}::text as origin, ${occurrence.position}::text as part,
      ${occurrence.formId} as form_id, ${occurrence.photo} is not null as has_photo,
      ${inArray(occurrence.reviewStatus, ['confirmed', 'changed'])} as is_confirmed
    from ${occurrence}
    join ${form} on ${form.id} = ${occurrence.formId} and ${form.kind} <> 'trial'
    where lower(${effectiveName}) in ${[...rules.published.keys()]}
      and ${occurrence.latitude} is not null and ${occurrence.longitude} is not null
      and not ${occurrence.isRejected} and ${which} ${inBatch}`,
    sql`select app_user_id as recorder, * from ${protectedCell}`,
  );
};

/** An import is published as a whole. Its ids are a separate series. */
export const importedPlaces = (rules: PublicRules, which: SQL): SQL =>
  published(
    rules,
    sql`
    select ${importedOccurrence.id} as id, ${importedOccurrence.species} as name,
      ${importedOccurrence.latitude} as latitude, ${importedOccurrence.longitude} as longitude,
      ${dataImport.datasetId} as recorder, ${importedDay} as day, ${importedDay} as other_day,
      ${importedOccurrence.eventDate} as seen, ${dataset.name} as origin,
      ${importedOccurrence.occurrenceId} as part, 0 as form_id, false as has_photo, false as is_confirmed
    from ${importedOccurrence}
    join ${dataImport} on ${dataImport.id} = ${importOf}
    join ${dataset} on ${dataset.id} = ${dataImport.datasetId}
    where ${importedOccurrence.species} in ${[...rules.published.keys()]} and ${which}`,
    sql`select dataset_id as recorder, * from ${protectedImportCell}`,
  );

/**
 * The result depends on the cells of threatened places, never on the position within a cell:
 * otherwise the edge of the coarse area would reveal it. Cells are looked up one by one with every
 * column of their key: without statistics, a single join costs a recorder's records times the
 * cells.
 * @param recorded Also has `recorder` and two days; one in common with a protected cell is enough
 */
function published({ coarseCells }: PublicRules, recorded: SQL, protectedCells: SQL): SQL {
  const sides = sql.join(
    COARSE_SIDES.map((side) => sql`(${side}::double precision)`),
    sql`, `,
  );
  const kept = (cell: string, side: SQL) => sql`(${sql.raw(cell)} + 0.5) * ${side}`;
  return sql`(
    select recorded.id, recorded.name, recorded.seen, recorded.origin, recorded.part,
      recorded.form_id, recorded.has_photo, recorded.is_confirmed, coalesce(near.side, coarse.side, 0) as side,
      coalesce(${kept('near.cell_row', sql`near.side`)},
        ${kept(`floor(recorded.latitude / coarse.side)`, sql`coarse.side`)}, recorded.latitude)
        as latitude,
      coalesce(${kept('near.cell_column', sql`near.side`)},
        ${kept(`floor(recorded.longitude / coarse.side)`, sql`coarse.side`)}, recorded.longitude)
        as longitude
    from (${recorded}) as recorded
    left join ${coarseCellRows(coarseCells)} as coarse (name, side) on coarse.name = recorded.name
    left join lateral (
      select wide.side, cell.cell_row, cell.cell_column
      from (values ${sides}) as wide (side)
      cross join (values (-1), (0), (1)) as beside (cell_rows)
      cross join lateral (
        select * from (${protectedCells}) as of_recorder
        where of_recorder.recorder = recorded.recorder
          and of_recorder.day in (recorded.day, recorded.other_day)
          and of_recorder.side = wide.side
          and of_recorder.cell_row = ${cellOf(sql`recorded.latitude`, sql`wide.side`)} + beside.cell_rows
          and of_recorder.cell_column between ${cellOf(sql`recorded.longitude`, sql`wide.side`)} - 1
            and ${cellOf(sql`recorded.longitude`, sql`wide.side`)} + 1
        order by of_recorder.cell_column
        limit 1
      ) as cell
      where coarse.side is null or wide.side > coarse.side
      order by wide.side desc, cell.cell_row, cell.cell_column
      limit 1
    ) as near on true
  ) as published`;
}
