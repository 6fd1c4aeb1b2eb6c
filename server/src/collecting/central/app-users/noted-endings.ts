import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { appUser } from '../../tables';
import { CentralRefusal } from '../central-error';
import { centralAppUser, centralCredentialEnd } from '../tables';
import { type EndingWork, endCredential } from './end-app-user';

/**
 * Notes that the codes of a person's app users are to be ended in ODK Central: all of them, so that
 * a phone which was set up with an elder one sends nothing more either. Central is not asked here:
 * closing an account does not wait for it.
 *
 * @param tx A transaction, with what the codes end for.
 */
export async function noteEndings(tx: Database, appUserId: number): Promise<void> {
  await tx.execute(sql`
    insert into ${centralCredentialEnd} (central_id)
    select central_id from ${centralAppUser}
    where ${and(eq(centralAppUser.appUserId, appUserId), gt(centralAppUser.centralId, 0))}
    on conflict do nothing`);
}

/** Takes back what was noted for a person who keeps the account. What was ended stays so. */
export async function forgetEndings(tx: Database, personId: string): Promise<void> {
  const own = tx
    .select({ centralId: centralAppUser.centralId })
    .from(centralAppUser)
    .innerJoin(appUser, eq(appUser.id, centralAppUser.appUserId))
    .where(eq(appUser.personId, personId));
  await tx.delete(centralCredentialEnd).where(inArray(centralCredentialEnd.centralId, own));
}

/** How many codes are still to be ended. */
export async function countEndings(db: Database): Promise<number> {
  const [counted] = await db.select({ rows: count() }).from(centralCredentialEnd);
  return counted?.rows ?? 0;
}

/** The app users whose codes are still to be ended, by Central's ids. */
export async function notedEndings(db: Database): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ centralId: centralCredentialEnd.centralId })
    .from(centralCredentialEnd);
  return new Set(rows.map(({ centralId }) => centralId));
}

/**
 * Ends in Central what was noted. May be broken off anywhere: the next call does the rest. A code that Central
 * does not let us end stays noted, and keeps none of the others waiting.
 *
 * @throws CentralUnavailable; CentralRefusal after all of them, where there was one
 */
export async function endNoted({ db, client }: EndingWork): Promise<void> {
  const noted = await notedEndings(db);
  if (noted.size === 0) return;
  const usable = new Map((await client.appUsers()).map(({ id, token }) => [id, token]));
  let refusal: CentralRefusal | null = null;
  for (const centralId of noted) {
    const token = usable.get(centralId);
    try {
      if (token) await endCredential(client, { centralId, token });
    } catch (error) {
      if (!(error instanceof CentralRefusal)) throw error;
      refusal = error;
      continue;
    }
    const own = eq(centralAppUser.centralId, centralId);
    await db.update(centralAppUser).set({ token: null }).where(own);
    await db.delete(centralCredentialEnd).where(eq(centralCredentialEnd.centralId, centralId));
  }
  if (refusal) throw refusal;
}
