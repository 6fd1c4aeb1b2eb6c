import { and, eq, inArray, isNull } from 'drizzle-orm';
import { appUser, occurrence } from '../../collecting/tables';
import { accountClosing } from '../../people/accounts/closing/tables';
import { personProfile } from '../../people/accounts/profile-table';
import { person } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';

/** Returns the names of recorders who agreed to their publication, by row id of the occurrence. */
type Recorders = (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;

const NOBODY: ReadonlyMap<number, string> = new Map();

/** Opens the names of recorders. Where nobody agreed, no record is looked up. */
export async function openRecorders(db: Database): Promise<Recorders> {
  const [anybody] = await db
    .select({ id: personProfile.personId })
    .from(personProfile)
    .where(eq(personProfile.nameIsPublic, true))
    .limit(1);
  if (!anybody) return async () => NOBODY;
  return async (ids) => {
    if (ids.length === 0) return NOBODY;
    const { id, appUserId } = occurrence;
    // Two queries: on a cluster, occurrences are on other nodes than profiles.
    const recorded = await db
      .select({ id, appUserId })
      .from(occurrence)
      .where(inArray(id, [...ids]));
    const names = await namesOf(db, [...new Set(recorded.map((one) => one.appUserId))]);
    return new Map(
      recorded.flatMap((one) => {
        const name = names.get(one.appUserId);
        return name === undefined ? [] : [[one.id, name]];
      }),
    );
  };
}

async function namesOf(db: Database, appUserIds: readonly number[]): Promise<Map<number, string>> {
  if (appUserIds.length === 0) return new Map();
  const rows = await db
    .select({ id: appUser.id, name: person.name })
    .from(appUser)
    .innerJoin(person, eq(person.id, appUser.personId))
    .innerJoin(personProfile, eq(personProfile.personId, person.id))
    .leftJoin(accountClosing, eq(accountClosing.personId, person.id))
    .where(
      and(
        inArray(appUser.id, [...appUserIds]),
        eq(personProfile.nameIsPublic, true),
        isNull(accountClosing.personId),
      ),
    );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
