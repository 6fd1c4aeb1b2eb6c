import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DailyQuota } from '../../platform/configuration/settings';
import type { Database } from '../../platform/database/database';
import { OpenRosaError } from '../open-rosa-error';
import { submission, submissionDay } from '../tables';

const DAY_SECONDS = 24 * 60 * 60;

/** Today, as the database counts its days. */
export const today: SQL = sql`(now() at time zone 'utc')::date`;

/** The quota as a statement's parameters. */
type QuotaInStatement = Readonly<Record<keyof DailyQuota, SQL>>;

/** Whether a row of {@link submissionDay} has nothing left; true of no row. */
export const isUsedUp = ({ records, occurrences }: QuotaInStatement): SQL =>
  sql`coalesce(${submissionDay.records} >= ${records}
    or ${submissionDay.occurrences} >= ${occurrences}, false)`;

/**
 * Counts the submissions of a statement for their people, forms and day, in the statement that stores
 * them. A person's submissions for one form are admitted together or not at all, also where several
 * processes count at once: each waits for the row of the one before.
 *
 * @param fresh Name of the rows that are not stored yet, with `app_user_id`, `form_id` and the array
 *   `occurrences`.
 * @returns A query that changes data, with a row for each person and form that is admitted.
 */
export const countSubmissions = (fresh: SQL, quota: QuotaInStatement): SQL => {
  const { records, occurrences } = quota;
  return sql`
    insert into ${submissionDay} (app_user_id, form_id, day, records, occurrences)
    select app_user_id, form_id, ${today}, count(*), sum(jsonb_array_length(occurrences))
    from ${fresh}
    group by app_user_id, form_id
    having count(*) <= ${records} and sum(jsonb_array_length(occurrences)) <= ${occurrences}
    order by app_user_id, form_id
    on conflict (app_user_id, form_id, day) do update set
      records = ${submissionDay.records} + excluded.records,
      occurrences = ${submissionDay.occurrences} + excluded.occurrences
    where ${submissionDay.records} + excluded.records <= ${records}
      and ${submissionDay.occurrences} + excluded.occurrences <= ${occurrences}
    returning app_user_id, form_id`;
};

/** Whether a form holds a record already: then it is no new one, however much was sent today. */
export async function isStored(db: Database, formId: number, instanceId: string): Promise<boolean> {
  const found = await db
    .select({ id: submission.id })
    .from(submission)
    .where(and(eq(submission.formId, formId), eq(submission.instanceId, instanceId)));
  return found.length > 0;
}

/**
 * What the phone is told: it keeps the record, as after every answer but 201, and sends it again by
 * itself or when the person presses Send.
 */
export function quotaUsedUp(now = Date.now()): OpenRosaError {
  const seconds = DAY_SECONDS - (Math.floor(now / 1000) % DAY_SECONDS);
  const hours = Math.ceil(seconds / 3600);
  return new OpenRosaError(
    429,
    'You have sent as much for this form today as one person may. Nothing is lost: this record ' +
      `stays on your phone. Send it again in ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
    seconds,
  );
}
