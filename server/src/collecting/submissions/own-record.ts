import { and, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database';
import { appUser, submission } from '../tables';

const sender = alias(appUser, 'sender');
const asking = alias(appUser, 'asking');

/**
 * Whether a record belongs to the person with this phone. The owner of its first version owns the record, even
 * if their app user has changed. Records of a closed account have no owner.
 *
 * @param firstId Row id of the record's first version.
 * @param appUserId App user of the phone.
 */
export async function isOwnRecord(
  db: Database,
  firstId: number,
  appUserId: number,
): Promise<boolean> {
  const found = await db
    .select({ id: submission.id })
    .from(submission)
    .innerJoin(sender, eq(sender.id, submission.appUserId))
    .innerJoin(asking, eq(asking.id, appUserId))
    .where(
      and(
        eq(submission.id, firstId),
        or(eq(sender.id, asking.id), eq(sender.personId, asking.personId)),
      ),
    );
  return found.length > 0;
}
