import { eq, sql } from 'drizzle-orm';
import { appUser, submission, submissionFile } from '../../collecting/tables';
import { obsoleteFile } from '../../people/accounts/closing/tables';
import type { Database } from '../../platform/database/database';

/**
 * Deletes the records of an app user in all their versions, no matter who edited them later, and then the
 * app user. A version that this app user made of another's record becomes that other's: the record
 * is theirs.
 *
 * @param tx A transaction.
 */
export async function deleteRecords(tx: Database, appUserId: number): Promise<void> {
  const firsts = sql`select id from ${submission} where app_user_id = ${appUserId}
    and edit_of is null`;
  const records = sql`select id from ${submission} where id in (${firsts})
    or edit_of in (${firsts})`;
  await tx.execute(sql`
    insert into ${obsoleteFile} (kind, name)
    select distinct 'record', sha256 from ${submissionFile}
    where sha256 is not null and submission_id in (${records})
    on conflict do nothing`);
  // One statement, so that versions may name each other until its end.
  await tx.execute(sql`delete from ${submission} where id in (${records})`);
  await tx.execute(sql`
    update ${submission} set app_user_id = first.app_user_id, device_id = null, user_agent = null
    from ${submission} first
    where first.id = ${submission}.edit_of and ${submission}.app_user_id = ${appUserId}`);
  await tx.delete(appUser).where(eq(appUser.id, appUserId));
}
