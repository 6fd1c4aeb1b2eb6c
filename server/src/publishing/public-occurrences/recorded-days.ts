import { type SQL, sql } from 'drizzle-orm';
import { occurrence } from '../../collecting/tables';
import { importedOccurrence } from '../data-import/tables';

/** Day in India on which a record was received first; without tables of time zones. */
export const submissionDay = sql`(${occurrence.submittedAt} at time zone 'UTC'
  + interval '5 hours 30 minutes')::date`;

/** Whether a record was received first on a day in India; finds it by the index that has the moment. */
export const isReceivedOn = (day: string) => {
  const begin = sql`((${day}::date)::timestamp - interval '5 hours 30 minutes') at time zone 'UTC'`;
  return sql`(${occurrence.submittedAt} >= ${begin} and ${occurrence.submittedAt} < ${begin} + interval '24 hours')`;
};

/** Day of an imported occurrence: `YYYY-MM-DD`, or as much as is known. Two unknown ones are one. */
export const importedDay = sql`coalesce(left(${importedOccurrence.eventDate}, 10), '')`;

/**
 * The import of an occurrence, for joins that go by other columns. Without knowledge of its tables
 * the database would look up all rows of an import for each range of ids.
 */
export const importOf = sql`${importedOccurrence.importId} + 0`;

/** Number of the cell that a degree is in. */
export const cellOf = (degree: SQL, side: SQL): SQL => sql`floor(${degree} / ${side})::integer`;

/**
 * The sides of coarse cells by the species' names, as rows for use in SQL.
 * A list of values must not be empty; no species has the empty name.
 */
export const coarseCellRows = (coarseCells: ReadonlyMap<string, number>): SQL =>
  sql`(values ${sql.join(
    [['', 1] as const, ...coarseCells].map(
      ([name, side]) => sql`(${name}::text, ${side}::double precision)`,
    ),
    sql`, `,
  )})`;
