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
 * Counts submissions of a person for a form and the day, in the function that stores them. They are
 * admitted together or not at all, also where several processes count at once: each waits for the
 * row of the one before.
 *
 * @returns Statements of PL/pgSQL, for the record `one` with `app_user_id`, `form_id` and the numbers
 *   `records` and `occurrences`. `found` says right afterwards whether they are admitted: nothing may
 *   follow in them.
 */
export const countSubmissions = (quota: QuotaInStatement): SQL => {
  const { records, occurrences } = quota;
  return sql`
    perform 1 where one.records <= ${records} and one.occurrences <= ${occurrences};
    if found then
      insert into ${submissionDay} (app_user_id, form_id, day, records, occurrences)
      values (one.app_user_id, one.form_id, ${today}, one.records, one.occurrences)
      on conflict (app_user_id, form_id, day) do update set
        records = ${submissionDay.records} + excluded.records,
        occurrences = ${submissionDay.occurrences} + excluded.occurrences
      where ${submissionDay.records} + excluded.records <= ${records}
        and ${submissionDay.occurrences} + excluded.occurrences <= ${occurrences};
    end if;`;
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
