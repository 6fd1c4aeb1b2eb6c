import { type SQL, sql } from 'drizzle-orm';
import type { DailyQuota } from '../../../platform/configuration/settings';
import type { Database } from '../../../platform/database/database';
import { OpenRosaError } from '../../open-rosa-error';
import { submissionDay } from '../../tables';
import type { SubmissionToStore } from '../storing/submission-to-store';

const DAY_SECONDS = 24 * 60 * 60;

/** In UTC, by the database's clock. */
const today: SQL = sql`(now() at time zone 'utc')::date`;

/** @returns True if the bytes are admitted; zero bytes always are. */
export async function countSent(
  tx: Database,
  { appUserId, formId }: Pick<SubmissionToStore, 'appUserId' | 'formId'>,
  { records, bytes }: { records: number; bytes: number },
  quota: DailyQuota,
): Promise<boolean> {
  if (bytes === 0) return true;
  if (bytes > quota.bytes) return false;
  const counted = await tx
    .insert(submissionDay)
    .values({ appUserId, formId, day: today, records, occurrences: 0, bytes })
    .onConflictDoUpdate({
      target: [submissionDay.appUserId, submissionDay.formId, submissionDay.day],
      set: {
        records: sql`${submissionDay.records} + excluded.records`,
        bytes: sql`${submissionDay.bytes} + excluded.bytes`,
      },
      setWhere: sql`${submissionDay.bytes} + excluded.bytes <= ${quota.bytes}`,
    })
    .returning({ bytes: submissionDay.bytes });
  return counted.length > 0;
}

/** The phone keeps the record, as after every status but 201, and sends it again later. */
export function quotaUsedUp(now = Date.now()): OpenRosaError {
  const seconds = DAY_SECONDS - (Math.floor(now / 1000) % DAY_SECONDS);
  const hours = Math.ceil(seconds / 3600);
  return new OpenRosaError(
    429,
    'You have sent as much for this form today as one person may. Nothing is lost: this record ' +
      `stays on your phone. Send it again in ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
    { retryAfterSeconds: seconds },
  );
}
