import type {
  CentralAppUser,
  CentralAppUsersAnswer,
  CentralAppUsersQuery,
} from '@aranya/shared/contracts/administration';
import { inArray, or, sql } from 'drizzle-orm';
import type { ExistingAppUser } from '../../collecting/collection-server';
import { normalisePhoneNumber } from '../../people/accounts/phone-numbers/phone-number';
import { person } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';
import { comparableName } from '../../platform/text/same-name';
import { partOf } from '../paging';

type Person = Pick<typeof person.$inferSelect, 'id' | 'name' | 'phoneNumber'>;

export async function pageOfAppUsers(
  db: Database,
  all: readonly ExistingAppUser[],
  { search, page }: CentralAppUsersQuery,
): Promise<Pick<CentralAppUsersAnswer, 'total' | 'appUsers'>> {
  const wanted = comparableName(search).toLowerCase();
  const found = all.filter(({ displayName }) =>
    comparableName(displayName).toLowerCase().includes(wanted),
  );
  const { offset, limit } = partOf(page);
  const shown = found.slice(offset, offset + limit);
  const people = await peopleOf(db, shown);
  return { total: found.length, appUsers: shown.map((one) => describe(one, people)) };
}

function describe(
  { personId, ...known }: ExistingAppUser,
  people: readonly Person[],
): CentralAppUser {
  const own = people.find(({ id }) => id === personId);
  return {
    ...known,
    person: personId === null ? null : named(own),
    suggestion: personId === null ? suggestionFor(known.displayName, people) : null,
  };
}

function suggestionFor(displayName: string, people: readonly Person[]) {
  const number = normalisePhoneNumber(displayName);
  const byNumber = people.find(({ phoneNumber }) => phoneNumber === number);
  if (byNumber) return named(byNumber);
  const [only, ...others] = people.filter(({ name }) => nameOf(name) === nameOf(displayName));
  return only && others.length === 0 ? named(only) : null;
}

const named = (one: Person | undefined) => ({
  name: one?.name ?? '',
  phoneNumber: one?.phoneNumber ?? '',
});

const nameOf = (text: string) => text.trim().toLowerCase();

async function peopleOf(db: Database, shown: readonly ExistingAppUser[]): Promise<Person[]> {
  if (shown.length === 0) return [];
  const ids = shown.flatMap(({ personId }) => personId ?? []);
  const numbers = shown.map(({ displayName }) => normalisePhoneNumber(displayName));
  const names = shown.map(({ displayName }) => nameOf(displayName));
  return db
    .select({ id: person.id, name: person.name, phoneNumber: person.phoneNumber })
    .from(person)
    .where(
      or(
        inArray(person.id, ids),
        inArray(person.phoneNumber, numbers),
        inArray(sql`lower(trim(${person.name}))`, names),
      ),
    );
}
