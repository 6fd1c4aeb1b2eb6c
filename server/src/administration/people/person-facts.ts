import { PROJECT_ID } from '@aranya/shared/contracts';
import type { PhoneAccess } from '@aranya/shared/contracts/administration';
import { and, count, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { centralAppUser } from '../../collecting/central/tables';
import { appUser, submission } from '../../collecting/tables';
import { personSession } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';

export interface PersonFacts {
  lastActiveAt: Date | null;
  devices: number;
  records: number;
  phoneAccess: PhoneAccess;
}

export const NO_FACTS: PersonFacts = {
  lastActiveAt: null,
  devices: 0,
  records: 0,
  phoneAccess: 'none',
};

export async function factsAbout(
  db: Database,
  personIds: string[],
): Promise<Map<string, PersonFacts>> {
  const facts = new Map<string, PersonFacts>();
  if (personIds.length === 0) return facts;
  for (const { personId, devices, usedAt } of await sessionsOf(db, personIds)) {
    facts.set(personId, { ...NO_FACTS, devices, lastActiveAt: usedAt });
  }
  const appUsers = await collectionOf(db, personIds);
  const appUserIds = appUsers.map(({ id }) => id);
  const sent = await recordsOf(db, appUserIds);
  for (const { id, personId, hasToken } of appUsers) {
    if (personId === null) continue;
    const { records, sentAt } = sent.get(id) ?? { records: 0, sentAt: null };
    const known = facts.get(personId) ?? NO_FACTS;
    facts.set(personId, {
      ...known,
      records,
      phoneAccess: hasToken ? 'active' : 'revoked',
      lastActiveAt: later(known.lastActiveAt, sentAt),
    });
  }
  return facts;
}

const sessionsOf = (db: Database, personIds: string[]) =>
  db
    .select({
      personId: personSession.userId,
      devices: sql`count(*) filter (where ${personSession.expiresAt} > now())`.mapWith(Number),
      usedAt: max(personSession.updatedAt),
    })
    .from(personSession)
    .where(inArray(personSession.userId, personIds))
    .groupBy(personSession.userId);

const collectionOf = (db: Database, personIds: string[]) =>
  db
    .select({
      id: appUser.id,
      personId: appUser.personId,
      hasToken: sql`(${appUser.token} is not null or exists (${centralToken(db)}))`.mapWith(
        Boolean,
      ),
    })
    .from(appUser)
    .where(and(eq(appUser.projectId, PROJECT_ID), inArray(appUser.personId, personIds)));

async function recordsOf(db: Database, appUserIds: number[]) {
  if (appUserIds.length === 0) return new Map<number, never>();
  const rows = await db
    .select({
      id: submission.appUserId,
      records: count(),
      sentAt: max(submission.submittedAt),
    })
    .from(submission)
    .where(
      and(
        inArray(submission.appUserId, appUserIds),
        isNull(submission.editOf),
        isNull(submission.deletedAt),
      ),
    )
    .groupBy(submission.appUserId);
  return new Map(rows.map((row) => [row.id, row]));
}

const centralToken = (db: Database) =>
  db
    .select({ token: centralAppUser.token })
    .from(centralAppUser)
    .where(
      and(
        eq(centralAppUser.appUserId, appUser.id),
        eq(centralAppUser.current, true),
        isNotNull(centralAppUser.token),
      ),
    );

const later = (one: Date | null, other: Date | null): Date | null =>
  one && other ? new Date(Math.max(one.getTime(), other.getTime())) : (one ?? other);
