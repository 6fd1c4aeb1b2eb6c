import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { appUser } from '../../tables';
import type { CentralClient } from '../calls/central-client';
import { CentralRefusal } from '../connection/central-error';
import { centralAppUser, centralCredentialEnd } from '../tables';
import { type CurrentAppUser, currentAppUser } from './current-app-user';

interface EndingWork {
  db: Database;
  client: Pick<CentralClient, 'appUsers' | 'revoke'>;
}

/**
 * Older credentials end too, so that a phone with an earlier QR code can no longer submit.
 * Assignments and records remain. Can be repeated after a failure.
 */
export async function endCredentials({ db, client }: EndingWork, appUserId: number): Promise<void> {
  const own = await db
    .select({ centralId: centralAppUser.centralId })
    .from(centralAppUser)
    .where(eq(centralAppUser.appUserId, appUserId));
  const ids = new Set(own.map(({ centralId }) => centralId));
  const current = await currentAppUser(db, appUserId);
  for (const { id, token } of ids.size > 0 ? await client.appUsers() : []) {
    if (token !== null && ids.has(id)) await endCredential(client, { centralId: id, token });
  }
  if (current) await forgetCredential(db, current);
}

/** A credential that already ended is no error. */
async function endCredential(client: EndingWork['client'], one: CurrentAppUser): Promise<void> {
  try {
    await client.revoke(one.token);
  } catch (error) {
    // Central answers the same for an ended credential and for a missing permission.
    if (!(error instanceof CentralRefusal) || (await isUsable(client, one))) throw error;
  }
}

/** Removes a credential that was revoked in Central since the last reading. */
export async function forgetEnded({ db, client }: EndingWork, appUserId: number): Promise<void> {
  const current = await currentAppUser(db, appUserId);
  if (current && !(await isUsable(client, current))) await forgetCredential(db, current);
}

async function isUsable(client: EndingWork['client'], { centralId, token }: CurrentAppUser) {
  const appUsers = await client.appUsers();
  return appUsers.some((one) => one.id === centralId && one.token === token);
}

const forgetCredential = (db: Database, { centralId, token }: CurrentAppUser) =>
  db
    .update(centralAppUser)
    .set({ token: null })
    .where(and(eq(centralAppUser.centralId, centralId), eq(centralAppUser.token, token)));

/**
 * Queues all codes, so that a phone with an earlier QR code cannot submit either. Central is not
 * called: closing an account must not depend on it.
 * @param tx The transaction that closes the account.
 */
export async function noteEndings(tx: Database, appUserId: number): Promise<void> {
  await tx.execute(sql`
    insert into ${centralCredentialEnd} (central_id)
    select central_id from ${centralAppUser}
    where ${and(eq(centralAppUser.appUserId, appUserId), gt(centralAppUser.centralId, 0))}
    on conflict do nothing`);
}

/** For a person who keeps the account. Completed revocations remain. */
export async function forgetEndings(tx: Database, personId: string): Promise<void> {
  const own = tx
    .select({ centralId: centralAppUser.centralId })
    .from(centralAppUser)
    .innerJoin(appUser, eq(appUser.id, centralAppUser.appUserId))
    .where(eq(appUser.personId, personId));
  await tx.delete(centralCredentialEnd).where(inArray(centralCredentialEnd.centralId, own));
}

export const countEndings = (db: Database): Promise<number> => db.$count(centralCredentialEnd);

/** Central's ids of app users whose codes are pending revocation. */
export async function notedEndings(db: Database): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ centralId: centralCredentialEnd.centralId })
    .from(centralCredentialEnd);
  return new Set(rows.map(({ centralId }) => centralId));
}

/**
 * May be aborted: the next call continues. A refused code stays queued, the others are revoked.
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
