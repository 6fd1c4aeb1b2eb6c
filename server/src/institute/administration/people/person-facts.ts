import { PROJECT_ID } from '@aranya/shared/contracts';
import type { PhoneAccess } from '@aranya/shared/contracts/administration';
import { and, count, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { centralAppUser } from '../../../collecting/central/tables';
import { appUser, submission } from '../../../collecting/tables';
import { personSession } from '../../../people/accounts/tables';
import type { Database } from '../../../platform/database/database';

/** What other capabilities know about a person. */
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

/** Reads the facts about the people of one page, in two queries however many they are. */
export async function factsAbout(
  db: Database,
  personIds: string[],
): Promise<Map<string, PersonFacts>> {
  const facts = new Map<string, PersonFacts>();
  if (personIds.length === 0) return facts;
  for (const { personId, devices, usedAt } of await sessionsOf(db, personIds)) {
    facts.set(personId, { ...NO_FACTS, devices, lastActiveAt: usedAt });
  }
  for (const { personId, hasToken, records, sentAt } of await collectionOf(db, personIds)) {
    if (personId === null) continue;
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
      personId: appUser.personId,
      hasToken: sql`(${appUser.token} is not null or exists (${centralToken(db)}))`.mapWith(
        Boolean,
      ),
      records: count(submission.id),
      sentAt: max(submission.submittedAt),
    })
    .from(appUser)
    .leftJoin(
      submission,
      and(
        eq(submission.appUserId, appUser.id),
        isNull(submission.editOf),
        isNull(submission.deletedAt),
      ),
    )
    .where(and(eq(appUser.projectId, PROJECT_ID), inArray(appUser.personId, personIds)))
    .groupBy(appUser.id);

/** The credential of an app user in ODK Central, where phones send to it. */
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
