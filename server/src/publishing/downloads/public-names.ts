import { and, eq, inArray, isNull } from 'drizzle-orm';
import { accountClosing } from '../../people/accounts/closing/tables';
import { person, personProfile } from '../../people/accounts/tables';
import type { Database } from '../../platform/database/database';

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
