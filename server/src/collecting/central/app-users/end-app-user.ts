import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import type { CentralClient } from '../central-client';
import { CentralRefusal } from '../central-error';
import { centralAppUser } from '../tables';
import { type CurrentAppUser, currentAppUser } from './current-app-user';

/** What ending a credential works with. */
export interface EndingWork {
  db: Database;
  client: Pick<CentralClient, 'appUsers' | 'revoke'>;
}

/**
 * Ends the credentials of one of our app users in Central, and then here: of every app user there
 * that is this person's, so that a phone which was set up with an elder one sends nothing more
 * either. Assignments and records stay. Done again after a failure it does the rest.
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

/** Ends one credential; that it ended before is no error. */
export async function endCredential(
  client: EndingWork['client'],
  one: CurrentAppUser,
): Promise<void> {
  try {
    await client.revoke(one.token);
  } catch (error) {
    // Central says the same of a credential that ended before and of one that we may not end.
    if (!(error instanceof CentralRefusal) || (await isUsable(client, one))) throw error;
  }
}

/** Forgets a credential that somebody ended in Central since it was read last. */
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
