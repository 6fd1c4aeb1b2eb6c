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
 * Ends the credential of one of our app users in Central, where there is one, and then here. Its
 * assignments and records stay. Done again after a failure it does the rest.
 */
export async function endCredential({ db, client }: EndingWork, appUserId: number): Promise<void> {
  const current = await currentAppUser(db, appUserId);
  if (!current) return;
  try {
    await client.revoke(current.token);
  } catch (error) {
    // Central says the same of a credential that ended before and of one that we may not end.
    if (!(error instanceof CentralRefusal) || (await isUsable(client, current))) throw error;
  }
  await forgetCredential(db, current);
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
