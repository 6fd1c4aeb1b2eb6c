import { type SQL, sql } from 'drizzle-orm';
import { appUser, submission } from '../tables';

/**
 * Condition on a row of `submission`: its record is one of the person whose phone this is. The
 * record is whose first version it is, and stays that person's when their app user is another by
 * now. Records of a closed account are nobody's.
 *
 * @param appUserId Of the phone that asks.
 */
export const isOwnRecord = (appUserId: number | SQL): SQL => sql`exists (
  select from ${submission} first
  join ${appUser} sender on sender.id = first.app_user_id
  join ${appUser} asking on asking.id = ${appUserId}
  where first.id = coalesce(${submission.editOf}, ${submission.id})
    and (sender.id = asking.id or sender.person_id = asking.person_id))`;
