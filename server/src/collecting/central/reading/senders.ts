import { PROJECT_ID } from '@aranya/shared/contracts';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { appUser, project } from '../../tables';
import { centralAppUser } from '../tables';
import type { CentralRecord } from './record-of-row';

/**
 * An unknown sender (a manually created app user, a web user, a public link) gets one without a
 * person, so that the record counts.
 * @returns Row ids by Central's ids.
 */
export async function appUsersOfSenders(
  tx: Database,
  records: readonly Pick<CentralRecord, 'senderId'>[],
): Promise<ReadonlyMap<number, number>> {
  const wanted = [...new Set(records.map(({ senderId }) => senderId))];
  const known = await find(tx, wanted);
  const missing = wanted.filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  await tx.insert(project).values({ id: PROJECT_ID, name: 'Aranya' }).onConflictDoNothing();
  for (const centralId of missing) {
    const [made] = await tx
      .insert(appUser)
      .values({ projectId: PROJECT_ID, displayName: '', location: '' })
      .returning({ id: appUser.id });
    if (!made) throw new Error('The app user of a sender could not be stored.');
    await tx
      .insert(centralAppUser)
      .values({ centralId, appUserId: made.id })
      // A concurrent insert of the person's own row takes precedence.
      .onConflictDoNothing();
  }
  return find(tx, wanted);
}

async function find(tx: Database, centralIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx
    .select({ centralId: centralAppUser.centralId, appUserId: centralAppUser.appUserId })
    .from(centralAppUser)
    .where(inArray(centralAppUser.centralId, [...centralIds]));
  return new Map(rows.map(({ centralId, appUserId }) => [centralId, appUserId]));
}
