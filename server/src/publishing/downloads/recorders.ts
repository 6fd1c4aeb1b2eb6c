import { and, eq, inArray, isNull } from 'drizzle-orm';
import { appUser, occurrence } from '../../collecting/tables';
import { accountClosing } from '../../people/accounts/closing/tables';
import { person, personProfile } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';

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
    // Two queries: on a cluster, occurrences are on other nodes than profiles.
    const recorded = await db
      .select({ id: occurrence.id, personId: appUser.personId })
      .from(occurrence)
      .innerJoin(appUser, eq(appUser.id, occurrence.appUserId))
      .where(inArray(occurrence.id, [...ids]));
    const names = await publicNames(
      db,
      recorded.flatMap(({ personId }) => personId ?? []),
    );
    return new Map(
      recorded.flatMap(({ id, personId }) => {
        const name = names.get(personId ?? '');
        return name === undefined ? [] : [[id, name]];
      }),
    );
  };
}

/** Names only people who agreed to their publication, by the id of the person. */
export async function publicNames(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: person.id, name: person.name })
    .from(person)
    .innerJoin(personProfile, eq(personProfile.personId, person.id))
    .leftJoin(accountClosing, eq(accountClosing.personId, person.id))
    .where(
      and(
        inArray(person.id, [...new Set(ids)]),
        eq(personProfile.nameIsPublic, true),
        isNull(accountClosing.personId),
      ),
    );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
