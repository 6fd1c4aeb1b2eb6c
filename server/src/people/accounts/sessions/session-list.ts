import type { SignedInDevice } from '@aranya/shared/contracts';
import Bowser from 'bowser';
import { and, desc, eq, gt, ne, notInArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { SESSIONS_OF_PERSON, USER_AGENT_CHARACTERS } from '../limits';
import { personSession } from '../tables';
import { lockPerson } from './end-sessions';

interface Asking {
  personId: string;
  token: string;
}

export async function sessionsOf(
  db: Database,
  { personId, token }: Asking,
): Promise<SignedInDevice[]> {
  const rows = await db
    .select()
    .from(personSession)
    .where(and(eq(personSession.userId, personId), gt(personSession.expiresAt, new Date())))
    .orderBy(desc(personSession.updatedAt), desc(personSession.createdAt));
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.userAgent),
    signedInAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
    isThisOne: row.token === token,
  }));
}

export async function endLongestUnused(db: Database, personId: string): Promise<void> {
  const isTheirs = eq(personSession.userId, personId);
  const kept = db
    .select({ id: personSession.id })
    .from(personSession)
    .where(isTheirs)
    .orderBy(desc(personSession.updatedAt), desc(personSession.createdAt))
    .limit(SESSIONS_OF_PERSON);
  await db.delete(personSession).where(and(isTheirs, notInArray(personSession.id, kept)));
}

/** @returns False if the person has none with this id. */
export async function endSessionOf(db: Database, personId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(personSession)
    .where(and(eq(personSession.userId, personId), eq(personSession.id, id)))
    .returning({ id: personSession.id });
  return ended.length > 0;
}

/** @returns Number of ended sessions. */
export async function endOtherSessions(db: Database, asking: Asking): Promise<number> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, asking.personId);
    const ended = await tx
      .delete(personSession)
      .where(and(eq(personSession.userId, asking.personId), ne(personSession.token, asking.token)))
      .returning({ id: personSession.id });
    return ended.length;
  });
}

/** Such as 'Firefox on Windows'. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent?.trim()) return 'Unknown device';
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, USER_AGENT_CHARACTERS));
  const place = [platform.vendor, platform.model].filter(Boolean).join(' ') || os.name;
  const words = [browser.name, place].filter(Boolean).join(' on ');
  return words || 'Unknown device';
}
