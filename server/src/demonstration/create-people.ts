import { randomUUID } from 'node:crypto';
import { createPerson, findPersonByPhone, stableAddress } from '../people/accounts/people';
import { person, personProfile } from '../people/accounts/tables';
import { Problem } from '../platform/problems/problem';
import type { PublishingContext } from '../publishing/publishing-context';
import { noteMadeUp } from './made-up-people';
import { DEMONSTRATION_PEOPLE, DEMONSTRATION_PIN, type DemonstrationPerson } from './people';

/** @returns ids in the order of {@link DEMONSTRATION_PEOPLE} */
export async function createDemonstrationPeople(context: PublishingContext): Promise<string[]> {
  const ids: string[] = [];
  for (const wanted of DEMONSTRATION_PEOPLE) ids.push(await createOne(context, wanted));
  return ids;
}

async function createOne(context: PublishingContext, wanted: DemonstrationPerson): Promise<string> {
  const { db } = context.database;
  const existing = await findPersonByPhone(db, wanted.phoneNumber);
  if (existing) return existing;
  try {
    const made = wanted.account
      ? await createPerson(context.authentication, db, {
          phoneNumber: wanted.phoneNumber,
          name: wanted.name,
          pin: DEMONSTRATION_PIN,
          isCommForUser: wanted.account === 'community-for',
          isAdministrator: wanted.account === 'administrator',
          isReviewer: wanted.account === 'reviewer',
        })
      : await createWithoutPin(context, wanted);
    await noteMadeUp(db, made);
    return made;
  } catch (error) {
    // Another process is filling the same database.
    const made = await findPersonByPhone(db, wanted.phoneNumber);
    if (made && error instanceof Problem) return made;
    throw error;
  }
}

/** Most demonstration people never sign in. Without a PIN to hash, the first start is faster. */
async function createWithoutPin(
  { database: { db } }: Pick<PublishingContext, 'database'>,
  { phoneNumber, name }: DemonstrationPerson,
): Promise<string> {
  const id = randomUUID();
  const made = await db
    .insert(person)
    .values({ id, name, phoneNumber, email: stableAddress(phoneNumber) })
    .onConflictDoNothing()
    .returning({ id: person.id });
  if (made.length === 0) throw new Problem('phone_already_registered');
  await db.insert(personProfile).values({ personId: id }).onConflictDoNothing();
  return id;
}
