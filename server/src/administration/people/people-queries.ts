import { compactPhoneNumber } from '@aranya/shared/contracts';
import type {
  AdministeredPerson,
  PeopleAnswer,
  PeopleQuery,
} from '@aranya/shared/contracts/administration';
import { and, count, eq, gt, ilike, or, type SQL, sql } from 'drizzle-orm';
import { normalisePhoneNumber } from '../../people/accounts/phone-numbers/phone-number';
import { person, personProfile } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';
import { allRows } from '../csv';
import { anywhere, partOf } from '../paging';
import { factsAbout, NO_FACTS } from './person-facts';

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

export async function* everyPerson(
  db: Database,
  search: string,
): AsyncGenerator<AdministeredPerson> {
  yield* allRows<AdministeredPerson>(async (after, limit) =>
    described(
      db,
      await selectPeople(db, and(peopleLike(search), after ? gt(person.id, after.id) : undefined))
        .orderBy(person.id)
        .limit(limit),
    ),
  );
}

const selectPeople = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: person.id,
      name: person.name,
      phoneNumber: person.phoneNumber,
      registeredAt: person.createdAt,
      organization: personProfile.organization,
      organizationName: personProfile.organizationName,
      communityFor: personProfile.isCommForUser,
      administrator: personProfile.isAdministrator,
      reviewer: personProfile.isReviewer,
      suspendedAt: personProfile.suspendedAt,
    })
    .from(person)
    .leftJoin(personProfile, eq(personProfile.personId, person.id))
    .where(where);

type Selected = Awaited<ReturnType<typeof selectPeople>>[number];

async function described(db: Database, people: Selected[]): Promise<AdministeredPerson[]> {
  const ids = people.map(({ id }) => id);
  const facts = await factsAbout(db, ids);
  return people.map(({ id, name, registeredAt, ...rest }) => {
    const { lastActiveAt, ...known } = facts.get(id) ?? NO_FACTS;
    return {
      id,
      name,
      phoneNumber: rest.phoneNumber ?? '',
      organization: rest.organization ?? '',
      organizationName: rest.organizationName ?? '',
      communityFor: rest.communityFor ?? false,
      administrator: rest.administrator ?? false,
      reviewer: rest.reviewer ?? false,
      suspended: rest.suspendedAt !== null,
      registeredAt: registeredAt.toISOString(),
      lastActiveAt: lastActiveAt?.toISOString() ?? null,
      ...known,
    };
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
