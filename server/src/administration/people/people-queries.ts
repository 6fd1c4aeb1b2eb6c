import { compactPhoneNumber, PROJECT_ID } from '@aranya/shared/contracts';
import type {
  AdministeredPerson,
  PeopleAnswer,
  PeopleQuery,
  PhoneAccess,
} from '@aranya/shared/contracts/administration';
import { and, count, eq, gt, ilike, inArray, isNull, max, or, type SQL, sql } from 'drizzle-orm';
import { centralAppUser } from '../../collecting/central/tables';
import { appUser, submission } from '../../collecting/tables';
import { normalisePhoneNumber } from '../../people/accounts/phone-numbers/phone-number';
import { person, personProfile, personSession } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';
import { allRows } from '../csv';
import { anywhere, isoTime, isTrue, orElse, partOf } from '../paging';

export async function listPeople(
  db: Database,
  { search, page }: PeopleQuery,
): Promise<PeopleAnswer> {
  const found = peopleLike(search);
  const [counted] = await db
    .select({ total: count() })
    .from(person)
    .leftJoin(personProfile, eq(personProfile.personId, person.id))
    .where(found);
  const { limit, offset } = partOf(page);
  const people = await selectPeople(db, found)
    .orderBy(sql`lower(${person.name})`, person.id)
    .limit(limit)
    .offset(offset);
  return { total: counted?.total ?? 0, people: await described(db, people) };
}

export const everyPerson = (db: Database, search: string) =>
  allRows<AdministeredPerson>(async (after, limit) =>
    described(
      db,
      await selectPeople(db, and(peopleLike(search), after ? gt(person.id, after.id) : undefined))
        .orderBy(person.id)
        .limit(limit),
    ),
  );

const selectPeople = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: person.id,
      name: person.name,
      phoneNumber: orElse(person.phoneNumber),
      registeredAt: isoTime(person.createdAt),
      organization: orElse(personProfile.organization),
      organizationName: orElse(personProfile.organizationName),
      communityFor: isTrue(personProfile.isCommForUser),
      administrator: isTrue(personProfile.isAdministrator),
      reviewer: isTrue(personProfile.isReviewer),
      suspended: sql<boolean>`${personProfile.suspendedAt} is not null`,
      devices: db.$count(
        personSession,
        and(eq(personSession.userId, person.id), gt(personSession.expiresAt, sql`now()`)),
      ),
      usedAt: sql<Date | null>`(select max(${personSession.updatedAt}) from ${personSession}
        where ${personSession.userId} = ${person.id})`.mapWith(personSession.updatedAt),
      appUserId: appUser.id,
      phoneAccess: sql<PhoneAccess>`case when ${appUser.id} is null then 'none'
        when coalesce(${appUser.token}, ${centralAppUser.token}) is null then 'revoked'
        else 'active' end`,
    })
    .from(person)
    .leftJoin(personProfile, eq(personProfile.personId, person.id))
    .leftJoin(appUser, and(eq(appUser.personId, person.id), eq(appUser.projectId, PROJECT_ID)))
    .leftJoin(
      centralAppUser,
      and(eq(centralAppUser.appUserId, appUser.id), eq(centralAppUser.current, true)),
    )
    .where(where);

type Selected = Awaited<ReturnType<typeof selectPeople>>[number];

/** Adds the records in a query of their own: a cluster stores them on other nodes. */
async function described(db: Database, people: Selected[]): Promise<AdministeredPerson[]> {
  const sent = await db
    .select({ id: submission.appUserId, records: count(), sentAt: max(submission.submittedAt) })
    .from(submission)
    .where(
      and(
        inArray(
          submission.appUserId,
          people.flatMap(({ appUserId }) => appUserId ?? []),
        ),
        isNull(submission.editOf),
        isNull(submission.deletedAt),
      ),
    )
    .groupBy(submission.appUserId);
  return people.map(({ appUserId, usedAt, ...known }) => {
    const { records = 0, sentAt = null } = sent.find(({ id }) => id === appUserId) ?? {};
    const active = [usedAt, sentAt].flatMap((at) => at?.toISOString() ?? []).sort();
    return { ...known, records, lastActiveAt: active.at(-1) ?? null };
  });
}

/** Fewer digits match nearly all phone numbers. */
const MIN_DIGITS = 3;

function peopleLike(search: string): SQL | undefined {
  if (search === '') return undefined;
  const pattern = anywhere(search);
  return or(
    ilike(person.name, pattern),
    ilike(personProfile.organization, pattern),
    ilike(personProfile.organizationName, pattern),
    ...phonesLike(search),
  );
}

/** Any spelling: `+91 90000 00001` and `90000` find 9000000001. */
function phonesLike(search: string): SQL[] {
  const compact = compactPhoneNumber(search);
  if (!/^[\d+]+$/.test(compact)) return [];
  const digits = compact.replaceAll('+', '');
  if (digits.length < MIN_DIGITS) return [];
  const whole = normalisePhoneNumber(search);
  return [ilike(person.phoneNumber, anywhere(digits)), ilike(person.phoneNumber, anywhere(whole))];
}
