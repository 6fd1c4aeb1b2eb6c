import { type SQL, sql } from 'drizzle-orm';
import { occurrence } from '../../../collecting/tables';
import { importedOccurrence } from '../../../importing/tables';

/** In India, when the record was first received; computed without time zone tables. */
export const submissionDay = sql`(${occurrence.submittedAt} at time zone 'UTC'
  + interval '5 hours 30 minutes')::date`;

/** Day in India; written so that the index on the moment is used. */
export const isReceivedOn = (day: string) => {
  const begin = sql`((${day}::date)::timestamp - interval '5 hours 30 minutes') at time zone 'UTC'`;
  return sql`(${occurrence.submittedAt} >= ${begin} and ${occurrence.submittedAt} < ${begin} + interval '24 hours')`;
};

/** `YYYY-MM-DD`, or its known part. Two unknown dates are equal. */
export const importedDay = sql`coalesce(left(${importedOccurrence.eventDate}, 10), '')`;

/** Without statistics, `+ 0` keeps the database from reading a whole import per range of ids. */
export const importOf = sql`${importedOccurrence.importId} + 0`;

export const cellOf = (degree: SQL, side: SQL): SQL => sql`floor(${degree} / ${side})::integer`;

/** The list must not be empty; no species has the empty name. */
export const coarseCellRows = (coarseCells: ReadonlyMap<string, number>): SQL =>
  sql`(values ${sql.join(
    [['', 1] as const, ...coarseCells].map(
      ([name, side]) => sql`(${name}::text, ${side}::double precision)`,
    ),
    sql`, `,
  )})`;
