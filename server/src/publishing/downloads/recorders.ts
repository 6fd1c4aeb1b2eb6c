import { eq, inArray } from 'drizzle-orm';
import { appUser, occurrence } from '../../collecting/tables';
import { personProfile } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';
import { publicNames } from './public-names';

/** Names only those who agreed, by row id of the occurrence. */
type Recorders = (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;

const NOBODY: ReadonlyMap<number, string> = new Map();

/** Looks up no record where nobody agreed. */
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
  const owners = await db
    .select({ id: appUser.id, personId: appUser.personId })
    .from(appUser)
    .where(inArray(appUser.id, [...appUserIds]));
  const names = await publicNames(
    db,
    owners.flatMap(({ personId }) => personId ?? []),
  );
  return new Map(
    owners.flatMap(({ id, personId }) => {
      const name = names.get(personId ?? '');
      return name === undefined ? [] : [[id, name]];
    }),
  );
}
