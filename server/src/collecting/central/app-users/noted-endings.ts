import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { appUser } from '../../tables';
import { CentralRefusal } from '../connection/central-error';
import { centralAppUser, centralCredentialEnd } from '../tables';
import { type EndingWork, endCredential } from './end-app-user';

/**
 * Queues the revocation of a person's codes in ODK Central. All codes are included, so that a phone
 * with an earlier QR code cannot submit either. Central is not called here: closing an account must
 * not depend on it.
 * @param tx The transaction that closes the account.
 */
export async function noteEndings(tx: Database, appUserId: number): Promise<void> {
  await tx.execute(sql`
    insert into ${centralCredentialEnd} (central_id)
    select central_id from ${centralAppUser}
    where ${and(eq(centralAppUser.appUserId, appUserId), gt(centralAppUser.centralId, 0))}
    on conflict do nothing`);
}

/** Removes queued revocations of a person who keeps the account. Completed revocations remain. */
export async function forgetEndings(tx: Database, personId: string): Promise<void> {
  const own = tx
    .select({ centralId: centralAppUser.centralId })
    .from(centralAppUser)
    .innerJoin(appUser, eq(appUser.id, centralAppUser.appUserId))
    .where(eq(appUser.personId, personId));
  await tx.delete(centralCredentialEnd).where(inArray(centralCredentialEnd.centralId, own));
}

/** Number of codes that are pending revocation. */
export async function countEndings(db: Database): Promise<number> {
  const [counted] = await db.select({ rows: count() }).from(centralCredentialEnd);
  return counted?.rows ?? 0;
}

/** App users whose codes are pending revocation, by Central's ids. */
export async function notedEndings(db: Database): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ centralId: centralCredentialEnd.centralId })
    .from(centralCredentialEnd);
  return new Set(rows.map(({ centralId }) => centralId));
}

/**
 * Revokes the queued codes in Central. May be aborted at any time: the next call continues. A code
 * that Central refuses to revoke stays queued and does not block the others.
 * @throws CentralUnavailable; CentralRefusal after all codes, if one was refused
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
