import { and, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database';
import { appUser, submission } from '../tables';

const sender = alias(appUser, 'sender');
const asking = alias(appUser, 'asking');

/**
 * Whether a record is one of the person whose phone this is. The record is whose first version it is,
 * and stays that person's when their app user is another by now. Records of a closed account are
 * nobody's.
 *
 * @param firstId Row id of its first version.
 * @param appUserId Of the phone that asks.
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
