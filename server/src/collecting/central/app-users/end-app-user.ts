import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { CentralClient } from '../calls/central-client';
import { CentralRefusal } from '../connection/central-error';
import { centralAppUser } from '../tables';
import { type CurrentAppUser, currentAppUser } from './current-app-user';

/** Dependencies for ending a credential. */
export interface EndingWork {
  db: Database;
  client: Pick<CentralClient, 'appUsers' | 'revoke'>;
}

/**
 * Ends all credentials of a person in Central, then in our database. Older credentials end too, so
 * that a phone with an earlier QR code can no longer submit. Assignments and records remain. Can be
 * repeated after a failure.
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

/** Ends one credential; one that already ended is no error. */
export async function endCredential(
  client: EndingWork['client'],
  one: CurrentAppUser,
): Promise<void> {
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
